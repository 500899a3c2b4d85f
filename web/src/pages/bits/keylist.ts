/** Every key of the table, in the order of the list. The bindings and the list are made from this. */
export interface KeyLine {
  id: string;
  keys: string[];
  /** It cannot be changed: the browser's own, or a whole row of keys. */
  fixed?: boolean;
}

export const KEYS: readonly KeyLine[] = [
  { id: "answer", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"], fixed: true },
  { id: "tab", keys: ["Tab"], fixed: true },
  { id: "arrows", keys: ["Arrows"], fixed: true },
  { id: "enter", keys: ["Enter"], fixed: true },
  { id: "space", keys: [" "], fixed: true },
  { id: "esc", keys: ["Escape"], fixed: true },
  { id: "undo", keys: ["u"] },
  { id: "why", keys: ["w"] },
  { id: "hint", keys: ["h"] },
  { id: "inspect", keys: ["i"] },
  { id: "rules", keys: ["r"] },
  { id: "log", keys: ["l"] },
  { id: "chat", keys: ["c"] },
  { id: "recap-back", keys: [","] },
  { id: "recap-forward", keys: ["."] },
  { id: "recap-play", keys: ["p"] },
  { id: "turn-left", keys: ["q"] },
  { id: "turn-right", keys: ["e"] },
  { id: "zoom-in", keys: ["+"] },
  { id: "zoom-out", keys: ["-"] },
  { id: "fit", keys: ["f"] },
  { id: "mat", keys: ["m"] },
  { id: "help", keys: ["?"] },
];

/** The keys a line has by itself. */
export const keysFor = (id: string): string[] => KEYS.find((line) => line.id === id)?.keys ?? [];
