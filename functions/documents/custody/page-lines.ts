import type { CareValue, CareValues } from '#shared/custody/pages/care-field.ts';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { careWords } from '#shared/custody/pages/care-values.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';

/** Where the home is, and what people are called whom a page names by their ids. */
type Zone = { timeZone: string; people: Readonly<Record<string, string>> };

const namesIn = (people: Zone['people']) => Object.entries(people).map(([id, text]) => ({ id, text }));

/** Says what a page of custody had on it when it was closed, or what a phone noted on it: a line for each field, by its label, in the order of the page. */
export function pageLines(page: string, said: Readonly<Record<string, unknown>>, { timeZone, people }: Zone): string[] {
  const name = carePage.values.find((each) => each === page);
  if (!name) return [];
  const fields = fieldsOf(carePages[name]);
  const named = namesIn(people);
  const lists = Object.fromEntries(
    fields.flatMap((field) => {
      const asked = field.kind === 'rows' ? field.columns : [field];
      return asked.flatMap(({ people: list }) => (list === undefined ? [] : [[list, named]]));
    }),
  );
  const values = said as CareValues;
  return fields.flatMap((field) => {
    const value: CareValue | undefined = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const words = careWords(field, value, { people: lists, timeZone });
    const label = field.label.endsWith('?') ? field.label : `${field.label}:`;
    if (words.length <= 1) return words.map((only) => `${label} ${only}`);
    return words.map((row, at) => `${field.label}, ${at + 1}: ${row}`);
  });
}
