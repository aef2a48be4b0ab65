import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { cellsOf, csvColumns } from '#shared/catalog/csv-cells.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import type { ImportFormat } from '#shared/contract/system-imports.ts';
import { csvOf } from '#shared/values/csv.ts';

/** Returns a file of entries, which changes nothing when it is imported again. */
export const exportText = (noun: AnyNoun, entries: readonly AnyEntry[], format: ImportFormat): string =>
  format === 'csv'
    ? csvOf(
        csvColumns(noun),
        entries.map((entry) => cellsOf(noun, entry)),
      )
    : `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
