import type { CareFacts, CarePage, CareValues } from '#shared/custody/pages/care-field.ts';
import { appliedFields } from '#shared/custody/pages/care-status.ts';

/** An entry that isn't an answer yet, such as a date without its year: of which field, in which part of it (the row and the column), and what is wrong with it. */
export type Unfinished = { name: string; part: string; fault: string };

/** Returns the unfinished entries after one was typed, or was finished. */
export const withUnfinished = (
  before: readonly Unfinished[],
  { name, part, fault }: Omit<Unfinished, 'fault'> & { fault: string | undefined },
): readonly Unfinished[] => {
  const others = before.filter((each) => each.name !== name || each.part !== part);
  if (fault !== undefined) return [...others, { name, part, fault }];
  return others.length === before.length ? before : others;
};

/** Returns the faults of the fields that a page asks now. It isn't closed while there is one: what was typed would be lost. */
export function unfinishedIn(
  page: CarePage,
  unfinished: readonly Unfinished[],
  values: CareValues,
  facts: CareFacts,
): Readonly<Record<string, string>> {
  const applied = new Set(appliedFields(page, values, facts).map(({ name }) => name));
  return Object.fromEntries(unfinished.flatMap(({ name, fault }) => (applied.has(name) ? [[name, `${fault}.`]] : [])));
}
