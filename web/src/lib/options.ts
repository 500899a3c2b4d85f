/** Which options a table can agree on: what engine/agreed.py says, for a form that answers at once. The server says it again. */
import type { Chosen, Conflict, GameInfo, Msg, Need, OptionField } from "./wire";

export type Values = Record<string, string>;
/** What a form needs of a game. */
export type Form = Pick<GameInfo, "options" | "conflicts" | "presets">;
/** Why a value cannot be chosen beside the others; a conflict names what else would have to go. */
export interface Refusal {
  reason: Msg;
  against?: Chosen;
}

/** From so many numbers in a row on, one says the first and the last. */
const FURTHER = 2;

const fields = (form: Form): OptionField[] => form.options ?? [];
const named = (form: Form, name: string): OptionField => fields(form).find((field) => field.name === name)!;

/** What is in a set that was typed. */
export const taken = (value: string): string[] =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/** Every option as it is unless somebody says otherwise. */
export const usual = (form: Form): Values => Object.fromEntries(fields(form).map((field) => [field.name, field.default]));

const valuesOf = (field: OptionField, value: string): string[] => (field.kind === "set" ? taken(value) : [value]);

function chosen(form: Form, values: Values, one: Chosen): boolean {
  const field = named(form, one.option);
  const value = values[one.option] ?? field.default;
  return one.value ? valuesOf(field, value).includes(one.value) : value !== field.default;
}

/** Whether an option at this value needs it. */
const concerns = (field: OptionField, need: Need, value: string): boolean =>
  need.value ? valuesOf(field, value).includes(need.value) : value !== field.default;

function met(form: Form, need: Need, count: number, values: Values): boolean {
  if (need.seats.length && !need.seats.includes(count)) return false;
  if (!need.option) return true;
  return (need.values.length ? need.values : [""]).some((value) => chosen(form, values, { option: need.option, value }));
}

const clash = (form: Form, values: Values, one: Conflict): boolean =>
  chosen(form, values, one.one) && chosen(form, values, one.other);

/** The same options without this one. */
export function without(form: Form, values: Values, one: Chosen): Values {
  const field = named(form, one.option);
  const rest = taken(values[one.option] ?? field.default).filter((value) => value !== one.value);
  return { ...values, [one.option]: field.kind === "set" && one.value ? rest.join(",") : field.default };
}

/** All options at a table of so many: what cannot be chosen is as usual, and of two in conflict the second gives way. */
export function settle(form: Form, count: number, given: Values): Values {
  let values = usual(form);
  for (const field of fields(form)) {
    let value = given[field.name] ?? field.default;
    for (const need of field.needs)
      if (concerns(field, need, value) && !met(form, need, count, values))
        value = without(form, { [field.name]: value }, { option: field.name, value: need.value })[field.name]!;
    values[field.name] = value;
  }
  for (const one of form.conflicts ?? []) if (clash(form, values, one)) values = without(form, values, one.other);
  const same = fields(form).every((field) => values[field.name] === given[field.name]);
  return same ? values : settle(form, count, values);
}

/** Why an option cannot be set to this value beside the others as they are. */
export function whyNot(form: Form, count: number, given: Values, name: string, value: string): Refusal | null {
  const values = { ...usual(form), ...given, [name]: value };
  const field = named(form, name);
  for (const need of field.needs)
    if (concerns(field, need, value) && !met(form, need, count, values)) return { reason: needs(form, field, need, count) };
  for (const one of form.conflicts ?? []) {
    if (!clash(form, values, one)) continue;
    if (one.one.option === name) return { reason: apart(form, one), against: one.other };
    if (one.other.option === name) return { reason: apart(form, one), against: one.one };
  }
  return null;
}

/** Why these options cannot be played by so many; null: they can, unless the game itself says no. */
export function refusal(form: Form, count: number, given: Values): Msg | null {
  const values = { ...usual(form), ...given };
  for (const field of fields(form))
    for (const need of field.needs)
      if (concerns(field, need, values[field.name]!) && !met(form, need, count, values)) return needs(form, field, need, count);
  const one = (form.conflicts ?? []).find((conflict) => clash(form, values, conflict));
  return one ? apart(form, one) : null;
}

/** Whether an option is asked about at all. One that needs more seats is shown, for these can still be brought. */
export function applies(form: Form, field: OptionField, count: number, given: Values): boolean {
  const values = { ...usual(form), ...given };
  if (field.seat !== null && field.seat > count) return false;
  return field.needs.every((need) => !need.option || need.value || met(form, need, count, values));
}

// -- in words

function needs(form: Form, field: OptionField, need: Need, count: number): Msg {
  const what = called(form, field.name, [need.value]);
  if (need.seats.length && !need.seats.includes(count))
    return { id: "option-needs-seats", args: { what, seats: counts(need.seats), count } };
  return { id: "option-needs", args: { what, other: called(form, need.option, need.values) } };
}

function apart(form: Form, one: Conflict): Msg {
  const of = (side: Chosen): Msg => called(form, side.option, [side.value]);
  return { id: one.reason || "option-conflict", args: { one: of(one.one), other: of(one.other) } };
}

/** What a choice is called: a switch by its name, one of several by its name and the value's. */
export function called(form: Form, name: string, values: string[]): Msg {
  const field = named(form, name);
  if (field.kind === "switch" && values.join() === "no") return { id: "option-off", args: { option: field.label } };
  if (!values.some(Boolean) || field.kind === "switch") return field.label;
  const words = values.map((value) => (field.kind === "number" ? value : { id: `option-${name}-${value}` }));
  return { id: "option-at", args: { option: field.label, value: either(words) } };
}

function counts(seats: number[]): Msg | string {
  const sorted = [...seats].sort((one, other) => one - other);
  const [least, most] = [sorted[0]!, sorted[sorted.length - 1]!];
  if (seats.length > FURTHER && most - least === seats.length - 1) return { id: "option-from-to", args: { least, most } };
  return either(sorted.map(String));
}

const either = (parts: (Msg | string)[]): Msg | string =>
  parts.reduce((one, other) => ({ id: "option-or", args: { one, other } }));
