import { type CareField, type CarePage, type CareRow, type CareValues, fieldsOf } from '#shared/custody/pages/care-field.ts';
import { careValueOf } from '#shared/custody/pages/care-values.ts';
import type { SystemDropdown } from '#shared/model/enumerations/question.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';

type People = NonNullable<QuestionLists['people']>;

/** Returns whom a field chose from a list. */
function chosenFrom(list: SystemDropdown, field: CareField, values: CareValues): unknown[] {
  const value = careValueOf(values, field.name);
  if (field.kind !== 'rows') return field.people === list ? [value] : [];
  const columns = field.columns.filter(({ people }) => people === list);
  const rows = Array.isArray(value) ? (value as readonly CareRow[]) : [];
  return rows.flatMap((row) => columns.map(({ name }) => row[name]));
}

/**
 * Returns the lists of people without those who can't be chosen, unless a field of that list chose them. A page keeps everyone whom it ever chose, from any list: the
 * relative who identified someone isn't one of us who was there.
 */
export function pagePeople(page: CarePage, people: People, values: CareValues): People {
  const lists = Object.entries(people).map(([name, options]) => {
    const chosen = new Set(fieldsOf(page).flatMap((field) => chosenFrom(name as SystemDropdown, field, values)));
    return [name, options?.filter(({ id, disabled }) => !disabled || chosen.has(id))];
  });
  return Object.fromEntries(lists) as People;
}
