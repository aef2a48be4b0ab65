import { faultWords } from '#shared/catalog/place-words.ts';
import type { ImportResult, ImportRow } from '#shared/contract/system-imports.ts';

/** What a row would do, in words. */
export const resultWords: Readonly<Record<ImportResult, string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'No change',
  refused: 'Refused',
};

/** Says what a row changes, or what is wrong with it. */
export function rowWords({ result, fields, faults, kept }: ImportRow, labelOf: (field: string) => string): string {
  if (result === 'refused')
    return faults
      .map(({ path, message }) =>
        faultWords(
          path.slice(0, 1).map((field) => labelOf(String(field))),
          message,
        ),
      )
      .join(' ');
  const changed = result === 'changed' ? `${fields.map(labelOf).join(', ')}.` : '';
  const blank = kept
    .filter((field) => field !== 'id')
    .map(labelOf)
    .join(', ');
  const stays = blank === '' ? '' : `Blank cells change nothing: ${blank}. To empty a field, enter (none).`;
  return [changed, stays].filter(Boolean).join(' ');
}
