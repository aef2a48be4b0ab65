import { type FormField, formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';

/** Kinds of fields that are one control. Rules, pictures, and lists of parts have the whole form. */
const plain: ReadonlySet<FormField['kind']> = new Set([
  'line',
  'date',
  'number',
  'cents',
  'switch',
  'choice',
  'choices',
  'reference',
  'references',
  'words',
]);

/** What the field is called that an entry goes by. */
const names: ReadonlySet<string> = new Set(['name', 'label', 'question', 'title']);

/** Returns the fields that are edited in a list: what an entry is called, what its columns say, and whether it's offered. */
export function quickFields(noun: NounName): readonly FormField[] {
  const fields = formFields(nouns[noun]).filter(({ kind }) => plain.has(kind));
  const name = fields.find((field) => field.kind === 'line' && names.has(field.name));
  const wanted = new Set([name?.path, ...(nouns[noun].columns ?? []), 'isActive']);
  return fields.filter(({ path }) => wanted.has(path));
}
