/** Others' turns line by line: the steps of which an answer of others consists, made of what the server tells of it. */
import { applyPatch } from "./patch";
import type { Step } from "./pace.svelte";
import type { Scene, Steps } from "./wire";

/** The table at each of the lines that are told, without anything to answer. */
export function scenesOf(told: Steps, before: Scene): Map<number, Scene> {
  const scenes = new Map<number, Scene>();
  let scene: Scene = { ...before, prompt: null, undo: null, wishes: [] };
  told.steps.forEach((patch, place) => {
    scene = applyPatch(scene, patch, before.version ?? 0);
    scenes.set(told.lines[place]!, scene);
  });
  return scenes;
}

/** The steps of which a step consists, each with the table as it was then and the lines that led to it. */
export function unfold(step: Step, told: Steps): Step[] {
  const log = step.scene.log ?? [];
  const steps: Step[] = [];
  let from = -1;
  for (const [number, scene] of scenesOf(told, step.before!)) {
    const lines = step.lines.filter(({ seq }) => seq > from && seq <= number);
    const drawn = { ...scene, log: log.filter(({ seq }) => seq <= number), version: step.scene.version };
    steps.push({ scene: drawn, lines, own: step.own, asks: false });
    from = number;
  }
  return [...steps, { ...step, before: undefined, lines: step.lines.filter(({ seq }) => seq > from) }];
}
