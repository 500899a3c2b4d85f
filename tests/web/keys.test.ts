import { allKeys, bindKeys, changeKey, keyOf, pressed } from "../../web/src/lib/keys";
import { settings } from "../../web/src/lib/settings.svelte";

/** As much of the page's elements as keys ask about. */
class Element {
  isContentEditable = false;
  type = "";
  constructor(readonly inside: string = "") {}
  closest(selector: string): Element | null {
    return this.inside && selector.includes(this.inside) ? this : null;
  }
}
class Input extends Element {}
class Area extends Element {}
class Select extends Element {}

const press = (key: string, more: object = {}): boolean => {
  const event = {
    key,
    target: new Element(),
    defaultPrevented: false,
    preventDefault: () => (event.defaultPrevented = true),
    ...more,
  };
  pressed(event as unknown as KeyboardEvent);
  return event.defaultPrevented;
};

let done: string[] = [];
let undo: (() => void)[] = [];
const bind = (scope: string, id: string, key: string | string[], answer?: boolean): void => {
  undo.push(bindKeys(scope, [{ id, key, run: (event) => (done.push(`${id}:${event.key}`), answer) }]));
};

beforeEach(() => {
  vi.stubGlobal("HTMLElement", Element);
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLTextAreaElement", Area);
  vi.stubGlobal("HTMLSelectElement", Select);
  done = [];
  settings.keys = {};
  settings.singleKeys = true;
});
afterEach(() => {
  undo.splice(0).forEach((back) => back());
  vi.unstubAllGlobals();
});

it("a key does what it is bound to, whatever its case, and others do nothing", () => {
  bind("table", "undo", "u");
  bind("table", "option", ["1", "2"]);
  expect(press("u") && press("U") && press("2")).toBe(true);
  expect(press("x")).toBe(false);
  expect(done).toEqual(["undo:u", "undo:U", "option:2"]);
});

it("the last scope is asked first and may pass a key on", () => {
  bind("table", "skip", " ");
  bind("drawer", "close", "Escape");
  bind("drawer", "nothing", " ", false);
  press(" ");
  expect(done).toEqual(["nothing: ", "skip: "]);
  undo.splice(0).forEach((back) => back());
  expect(press("Escape")).toBe(false);
});

it("what is typed into a field belongs to the field, but not Escape", () => {
  bind("table", "undo", "u");
  bind("table", "close", "Escape");
  for (const field of [new Input(), new Area(), new Select()]) {
    press("u", { target: field });
    press("Escape", { target: field });
  }
  expect(done).toEqual(["close:Escape", "close:Escape", "close:Escape"]);
});

it("Enter and Space press a focused button, and letters still work there", () => {
  bind("table", "primary", [" ", "Enter"]);
  bind("table", "undo", "u");
  const button = new Element("button");
  expect(press(" ", { target: button }) || press("Enter", { target: button })).toBe(false);
  press("u", { target: button });
  expect(done).toEqual(["undo:u"]);
});

it("keys of the browser are the browser's", () => {
  bind("table", "rules", "r");
  expect(press("r", { ctrlKey: true }) || press("r", { metaKey: true }) || press("r", { altKey: true })).toBe(false);
});

it("single keys can be switched off, others stay", () => {
  bind("table", "undo", "u");
  bind("table", "skip", [" ", "Escape"]);
  settings.singleKeys = false;
  expect(press("u")).toBe(false);
  expect(keyOf("undo")).toBe("");
  expect(press(" ") && press("Escape")).toBe(true);
});

it("a key can be changed, not to one that is taken, and back", () => {
  bind("table", "undo", "u");
  bind("table", "hint", "h");
  expect(changeKey("undo", "H")).toBe("hint");
  expect(keyOf("undo")).toBe("u");
  expect(changeKey("undo", "z")).toBe(null);
  expect(press("u")).toBe(false);
  expect(press("z")).toBe(true);
  expect(allKeys()).toContainEqual({ scope: "table", id: "undo", keys: ["z"] });
  changeKey("undo", "");
  expect(keyOf("undo")).toBe("u");
});
