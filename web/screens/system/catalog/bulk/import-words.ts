import { type FormField, fieldAt } from '#shared/catalog/form-fields.ts';
import { faultWords } from '#shared/catalog/place-words.ts';
import type { ImportResult, ImportRow } from '#shared/contract/system-imports.ts';

/** What a row would do, in words. */
export const resultWords: Readonly<Record<ImportResult, string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'No change',
  refused: 'Refused',
};

/** Says why a file can’t be sent; nothing if it can. */
export function fileFault({ name, size }: { name: string; size: number }): string | undefined {
  if (!/\.(csv|json)$/i.test(name)) return `“${name}” isn’t a CSV or JSON file. Choose one that ends in .csv or .json.`;
  return size === 0 ? `“${name}” is empty. Choose a file with entries.` : undefined;
}

/** Returns the words that lead to a part of a row. Elements of lists are called by their numbers, and a field that isn’t on the form by its name. */
function labelsOf(fields: readonly FormField[], path: readonly (string | number)[]): string[] {
  return path.map((part, at) => {
    if (typeof part === 'number') return `number ${part + 1}`;
    const name = path.slice(0, at + 1).filter((each) => typeof each === 'string');
    return fieldAt(fields, name.join('.'))?.label ?? part;
  });
}

/** Says what a row changes, or what is wrong with it. */
export function rowWords({ result, fields, faults, kept }: ImportRow, form: readonly FormField[]): string {
  if (result === 'refused') return faults.map(({ path, message }) => faultWords(labelsOf(form, path), message)).join(' ');
  const labelOf = (field: string) => labelsOf(form, [field]).join('');
  const changed = result === 'changed' ? `${fields.map(labelOf).join(', ')}.` : '';
  const blank = kept
    .filter((field) => field !== 'id')
    .map(labelOf)
    .join(', ');
  const stays = blank === '' ? '' : `Blank cells change nothing: ${blank}. To empty a field, enter (none).`;
  return [changed, stays].filter(Boolean).join(' ');
}
