// Defines an enumeration once, as a table of kebab-case values with their labels and, if they have them, numbers (docs/vocabulary.md, The older product).
//
// No zod here: a browser that shows a label must not ship a validator. `enumerationSchema` in enumeration-schema.ts derives the schema.

/** Describes one value of an enumeration. `number` is its older number or bit flag, used only for import and export (docs/decisions.md, Names and wire). */
export type EnumerationEntry = { label: string; number?: number };

/** Describes an option, as every selector takes it. */
export type Option<Value extends string = string> = { id: Value; text: string; disabled?: boolean };

/** A closed set of strings and what is known about each. `table` has more columns (codes, groups) for some families of values. */
export type Enumeration<Value extends string, Entry extends EnumerationEntry = EnumerationEntry> = {
  /** Lists the values in the order they were defined; never empty, as zod's `enum` requires. */
  values: readonly [Value, ...Value[]];
  table: Readonly<Record<Value, Entry>>;
  options: readonly Option<Value>[];
  has: (value: unknown) => value is Value;
  label: (value: Value) => string;
  /** Returns the older number, or `undefined` if there is none. */
  toNumber: (value: Value) => number | undefined;
  fromNumber: (number: number) => Value | undefined;
};

/** The values of an enumeration as a type: `type CaseStatus = ValueOf<typeof caseStatus>`. */
export type ValueOf<E> = E extends Enumeration<infer Value, EnumerationEntry> ? Value : never;

/**
 * Defines an enumeration from its table: `defineEnumeration({ lead: { label: 'Lead', number: 1 } })`. The order of the keys is the order of the list. A key
 * must be kebab-case and not look like an integer (those would lose their place).
 */
// @__NO_SIDE_EFFECTS__ (bundlers drop lists that nobody imports)
export function defineEnumeration<Value extends string, Entry extends EnumerationEntry>(
  table: Record<Value, Entry>,
): Enumeration<Value, Entry> {
  const values = Object.keys(table) as [Value, ...Value[]];
  return {
    values,
    table,
    options: values.map((value) => ({ id: value, text: table[value].label })),
    has: (value): value is Value => typeof value === 'string' && Object.hasOwn(table, value),
    label: (value) => table[value].label,
    toNumber: (value) => table[value].number,
    fromNumber: (number) => values.find((value) => table[value].number === number),
  };
}

/** Defines an enumeration whose values have only a label: `defineLabels({ visa: 'Visa' })`. */
// @__NO_SIDE_EFFECTS__ (bundlers drop lists that nobody imports)
export function defineLabels<Value extends string>(labels: Record<Value, string>): Enumeration<Value> {
  const entries = Object.entries(labels) as [Value, string][];
  return defineEnumeration(
    Object.fromEntries(entries.map(([value, label]) => [value, { label }])) as Record<Value, EnumerationEntry>,
  );
}

/** Returns the number of a set of combinable values (race, dispositions, timings): the sum of their flags, 0 for none. */
export function toFlags<Value extends string>(enumeration: Enumeration<Value>, set: readonly Value[]): number {
  return set.reduce((flags, value) => flags | (enumeration.toNumber(value) ?? 0), 0);
}

/** Returns the set behind a number of flags, in the enumeration's order; unknown bits are ignored. */
export function fromFlags<Value extends string>(enumeration: Enumeration<Value>, flags: number): Value[] {
  return enumeration.values.filter((value) => ((enumeration.toNumber(value) ?? 0) & flags) !== 0);
}
