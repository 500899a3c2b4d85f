/** Several ways to one thing are one answer with one number; it opens them. */
import type { OptionView } from "../lib/wire";

export interface Answer {
  option: OptionView;
  number: number;
  /** Where it stands for several: all of them, itself the first. */
  ways?: OptionView[];
}

const thing = (option: OptionView): string => JSON.stringify([option.group, option.label]);

/** The answers in their order, with the numbers that are typed for them. */
export function answersOf(options: readonly OptionView[]): Answer[] {
  const found: Answer[] = [];
  const open = new Map<string, Answer>();
  for (const option of options) {
    const first = option.way ? open.get(thing(option)) : undefined;
    if (first) {
      first.ways = [...(first.ways ?? [first.option]), option];
      continue;
    }
    const answer: Answer = { option, number: found.length + 1 };
    found.push(answer);
    if (option.way) open.set(thing(option), answer);
  }
  return found;
}
