/** How the answers of a question lie in the dock: one row of tall cards, two rows, or several pages of them under tabs. */
import type { OptionView } from "../lib/wire";
import type { Answer } from "../parts/ways";

/** What is seen at once, under a tab with this title; without a title its numbers stand for it. */
export interface Page {
  title: string;
  answers: Answer[];
}

/** How the answers stand beside each other. */
export interface Spread {
  columns: number;
  tall: boolean;
}

/** What the ways of an answer are called on the page. */
export const waysId = (option: OptionView): string => `ways-${option.key}`;

const GAP = 8;
/** So wide an answer has to be to be read: as a tall card, and in one of two rows. */
const [TALL, FLAT] = [146, 158];
/** No more than these at once, however wide the window is. */
const [ROW, MOST] = [6, 12];

const across = (width: number, least: number): number => Math.max(1, Math.floor((width + GAP) / (least + GAP)));

/** How many answers have room at once; `squeeze` is by how many columns it has to be less, since words are long. */
export function roomFor(width: number, squeeze = 0): number {
  return Math.min(MOST, 2 * Math.max(1, across(width, FLAT) - squeeze));
}

/** One row of tall cards for a few, else two rows. */
export function spread(count: number, width: number, squeeze = 0): Spread {
  const tall = Math.min(ROW, across(width, TALL) - squeeze);
  if (count <= tall) return { columns: Math.max(count, 1), tall: true };
  const most = Math.max(1, across(width, FLAT) - squeeze);
  return { columns: Math.min(most, Math.max(Math.ceil(count / 2), Math.min(5, most))), tall: false };
}

/** All on one page if they fit; else a page for each group the game names, and as many as needed for a long one. */
export function pagesOf(answers: Answer[], room: number, group: (option: OptionView) => string): Page[] {
  if (answers.length <= room) return [{ title: "", answers }];
  const groups = new Map<string, Answer[]>();
  for (const one of answers) {
    const title = group(one.option);
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  return [...groups].flatMap(([title, all]) => {
    const pages = Math.ceil(all.length / room);
    const each = Math.ceil(all.length / pages);
    return Array.from({ length: pages }, (_, n) => ({ title, answers: all.slice(n * each, (n + 1) * each) }));
  });
}
