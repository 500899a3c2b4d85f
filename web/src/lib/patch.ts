/** Put what changed into a scene. What did not change keeps its identity, so that the page redraws only what did. */
import type { AnyPart, LogLine, Patch, Scene } from "./wire";

export function applyPatch(scene: Scene, patch: Patch, version: number): Scene {
  const next: Scene = {
    ...scene,
    version,
    parts: patchedParts(scene.parts ?? [], patch),
    log: patchedLog(scene.log ?? [], patch),
  };
  if (patch.phase !== undefined) next.phase = patch.phase;
  if (patch.sides !== undefined) next.sides = patch.sides;
  if (patch.prompt !== undefined) next.prompt = patch.prompt;
  if (patch.undo !== undefined) next.undo = patch.undo;
  if (patch.wishes !== undefined) next.wishes = patch.wishes;
  if (patch.ending !== undefined) next.ending = patch.ending;
  return next;
}

function patchedParts(parts: AnyPart[], patch: Patch): AnyPart[] {
  if (!patch.parts?.length && !patch.gone?.length && !patch.order) return parts;
  const held = new Map(parts.map((part) => [part.id, part]));
  for (const id of patch.gone ?? []) held.delete(id);
  for (const part of patch.parts ?? []) held.set(part.id, part);
  if (!patch.order) return [...held.values()];
  return patch.order.map((id) => held.get(id)).filter((part) => part !== undefined);
}

/** Lines are numbered as this seat reads them; those from `log_from` on are replaced. */
function patchedLog(log: LogLine[], patch: Patch): LogLine[] {
  const from = patch.log_from ?? 0;
  if (!patch.log?.length && !from) return log;
  return [...log.filter((line) => line.seq < from), ...(patch.log ?? [])];
}
