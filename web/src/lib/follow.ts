/** Others' turns line by line: which lines of an answer are steps of their own, and the table at each of them. */
import { lastSeq, momentOf, notUnder, weighs } from "./log";
import type { Moments } from "./moments";
import type { Step } from "./pace.svelte";
import type { LogLine, Scene } from "./wire";

/** Who looks on: which seats are theirs. */
export type Mine = (seat: number | null | undefined) => boolean;

/**
 * The lines after a number that others' turns wrote, if there is more than one worth a look.
 * What an own answer set off counts from the heading of another's or nobody's turn on.
 */
export function toFollow(scene: Scene, after: number, own: boolean, mine: Mine): LogLine[] {
  const log = scene.log ?? [];
  if (own && !log.some((line) => line.heading)) return [];
  const found = notUnder(log, mine).filter((line) => line.seq > after && !line.heading && weighs(line));
  return found.length > 1 ? found : [];
}

/** A step as one for each of its lines that are looked at, and the rest of it; those `ahead` are fetched with it. */
export async function followed(step: Step, ahead: readonly Step[], seat: number | null, moments: Moments): Promise<Step[]> {
  const answers = (one: Step): number[] => (one.within ?? []).map(momentOf);
  const own = answers(step);
  const newest = Math.max(...ahead.flatMap(answers));
  return unfold(step, await moments.between(seat, Math.min(...own), Math.max(...own), newest));
}

/** The steps of which a step consists, each with the table as it was then and the lines that led to it. */
export function unfold(step: Step, moments: readonly Scene[]): Step[] {
  const at = new Map(moments.map((scene) => [lastSeq(scene), scene]));
  const log = step.scene.log ?? [];
  const last = step.lines.at(-1);
  const steps: Step[] = [];
  let from = -1;
  for (const line of step.within ?? []) {
    const scene = at.get(line.seq);
    if (!scene || line === last) continue; // After the last line everything stands as at the end.
    const lines = step.lines.filter(({ seq }) => seq > from && seq <= line.seq);
    const told = log.filter(({ seq }) => seq <= line.seq);
    steps.push({ scene: { ...scene, log: told, prompt: null }, lines, own: step.own, asks: false });
    from = line.seq;
  }
  return [...steps, { ...step, within: undefined, lines: step.lines.filter(({ seq }) => seq > from) }];
}
