import type { Layout } from "./layout";

/** When a ground is laid open or shut, its outer leaf turns about the hinge. (First version: the new ground fades in.) */
export function fold(world: HTMLElement, given: Layout): { update: (layout: Layout) => void } {
  void world;
  void given;
  return { update: () => {} };
}
