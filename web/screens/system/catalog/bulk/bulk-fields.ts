import type { FormField } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { parseEntry } from '#shared/catalog/retired.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

/** A field that can be the same in many entries: a switch, a choice, or another entry. Texts are each entry’s own. */
export type BulkField = FormField & { kind: 'switch' | 'choice' | 'reference' };

/** What clears a field in the list of its values. */
const NONE = 'none of them';

/** Returns the fields that can be set for many entries together: none of the `fixed` ones, which can't change in some of them. */
export const bulkFields = (fields: readonly FormField[], fixed: readonly string[] = []): BulkField[] =>
  fields.filter(
    (field): field is BulkField => ['switch', 'choice', 'reference'].includes(field.kind) && !fixed.includes(field.name),
  );

/** Returns the fields that can't change anymore in some of these rows, because they're published. A noun fixes the same ones in each entry. */
export function fixedFields(noun: NounName, rows: readonly Pick<EntryRow, 'entry' | 'state'>[]): string[] {
  const { fixedIn } = nouns[noun];
  if (!fixedIn) return [];
  for (const { entry, state } of rows) {
    const sound = state === 'new' ? undefined : parseEntry(nouns[noun], entry).data;
    if (sound) return Object.keys(fixedIn(sound)).filter((place) => !place.includes('.'));
  }
  return [];
}

/** Returns the values of a field to choose from, except those of a reference. */
export function optionsOf(field: BulkField): { value: string; label: string }[] {
  if (field.kind === 'switch') return ['Yes', 'No'].map((label) => ({ value: label === 'Yes' ? 'true' : 'false', label }));
  const options = field.kind === 'choice' ? field.choices.options.map(({ id, text }) => ({ value: id, label: text })) : [];
  return field.isOptional ? [...options, { value: NONE, label: 'None' }] : options;
}

/** Returns a chosen value as an entry has it; `null` clears the field. */
export function chosenValue({ kind }: Pick<BulkField, 'kind'>, value: string): string | boolean | null {
  if (value === NONE) return null;
  return kind === 'switch' ? value === 'true' : value;
}
