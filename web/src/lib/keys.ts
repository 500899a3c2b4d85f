/** STUB: one registry for every key. The last scope pushed is asked first. */
export interface Binding {
  /** What it is called in settings; words `web-key-<id>`. */
  id: string;
  /** `KeyboardEvent.key`, or several: "u", "Escape", ["1","2"]. */
  key: string | string[];
  run: (event: KeyboardEvent) => boolean | void; // false: not mine, ask the next
}
/** Bind keys while a part of the page is shown; call the answer to take them back. */
export function bindKeys(_scope: string, _bindings: Binding[]): () => void {
  return () => {};
}
/** The key a binding has now, for hints beside buttons. */
export function keyOf(id: string): string {
  return id;
}
/** Every binding there is now, for the list of keys and for settings. */
export function allKeys(): { scope: string; id: string; keys: string[] }[] {
  return [];
}
