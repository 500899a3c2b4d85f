/** One registry for every key of the page. The scope bound last is asked first; what it does not want goes on to the next. */
import { settings } from "./settings.svelte";

export interface Binding {
  /** What it is called in the settings; its words are `web-key-<id>`. */
  id: string;
  /** `KeyboardEvent.key`, or several: "u", "Escape", ["1", "2"]. */
  key: string | string[];
  /** False: not mine now, ask the next scope. */
  run: (event: KeyboardEvent) => boolean | void;
}

interface Scope {
  name: string;
  bindings: Binding[];
}

let scopes: Scope[] = [];
let listening = false;

/** Bind keys while a part of the page is shown; call what it gives to take them back. */
export function bindKeys(scope: string, bindings: Binding[]): () => void {
  const mine = { name: scope, bindings };
  scopes = [mine, ...scopes];
  if (!listening && typeof addEventListener !== "undefined") {
    listening = true;
    addEventListener("keydown", pressed);
  }
  return () => {
    scopes = scopes.filter((other) => other !== mine);
  };
}

/** The keys a binding has now: the chosen one, else its own. */
export function keysOf(binding: Binding): string[] {
  const chosen = settings.keys[binding.id];
  if (chosen) return [chosen];
  return typeof binding.key === "string" ? [binding.key] : binding.key;
}

/** The key of a binding for a hint beside its button; empty when single keys are off. */
export function keyOf(id: string): string {
  for (const scope of scopes) {
    const found = scope.bindings.find((binding) => binding.id === id);
    if (found) return usable(keysOf(found)[0] ?? "") ? keysOf(found)[0]! : "";
  }
  return "";
}

/** Every binding there is now, for the list of keys and for the settings. */
export function allKeys(): { scope: string; id: string; keys: string[] }[] {
  return scopes.flatMap(({ name, bindings }) =>
    bindings.map((binding) => ({ scope: name, id: binding.id, keys: keysOf(binding) })),
  );
}

/** Change the key of a binding; an empty key gives back its own. Says the id of a binding that has the key already. */
export function changeKey(id: string, key: string): string | null {
  const taken = allKeys().find((other) => other.id !== id && other.keys.some((held) => same(held, key)));
  if (key && taken) return taken.id;
  const { [id]: _old, ...others } = settings.keys;
  settings.keys = key ? { ...others, [id]: key } : others;
  return null;
}

const single = (key: string): boolean => key.length === 1 && key !== " ";
const usable = (key: string): boolean => settings.singleKeys || !single(key);
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a key belongs to what has the focus: text being typed, a list being chosen from, a button being pressed. */
function belongsTo(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return key !== "Escape";
  if (target instanceof HTMLInputElement) {
    const typed = !["button", "checkbox", "radio", "range", "submit", "reset", "file", "color"].includes(target.type);
    if (typed) return key !== "Escape";
    return key === " " || key === "Enter" || key.startsWith("Arrow");
  }
  const pressed = key === "Enter" || key === " ";
  return pressed && !!target.closest("button, a[href], summary, [role='button'], [role='option'], [role='tab']");
}

export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (!usable(event.key) || belongsTo(event.target, event.key)) return;
  for (const scope of scopes) {
    for (const binding of scope.bindings) {
      if (!keysOf(binding).some((key) => same(key, event.key))) continue;
      if (binding.run(event) === false) continue;
      event.preventDefault();
      return;
    }
  }
}
