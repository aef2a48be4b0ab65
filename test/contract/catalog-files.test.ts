import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportText } from '#functions/catalog/imports/export-text.ts';
import { readFile } from '#functions/catalog/imports/read-file.ts';
import type { AnyCatalog, AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { type CheckedRow, checkRows } from '#shared/catalog/import-rows.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { ImportFormat } from '#shared/contract/system-imports.ts';
import { generateCatalog } from '#world/catalog.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { arbitraryOf } from './arbitrary-of.ts';

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;

const sample = entriesOf(generateCatalog()) as AnyCatalog;

/** Random values for the schema of a noun, and entries of the sample: random text is hardly ever the code of a state. */
function valuesOf({ name, schema }: AnyNoun): fc.Arbitrary<unknown> {
  const random = arbitraryOf(schema);
  return sample[name].length > 0 ? fc.oneof(random, fc.constantFrom(...sample[name])) : random;
}

/** Random entries as they would be stored: those that their schema takes, each with an id that no other has. */
const storedEntries = (noun: AnyNoun): fc.Arbitrary<AnyEntry[]> =>
  fc
    .uniqueArray(
      fc
        .tuple(fc.uuid(), valuesOf(noun))
        .map(([id, entry]) => noun.schema.safeParse({ ...(entry as object), id }))
        .map((result) => (result.success ? (result.data as AnyEntry) : null)),
      { selector: (entry) => entry?.id ?? '', maxLength: 4 },
    )
    .map((entries) => entries.filter((entry) => entry !== null));

function imported(noun: AnyNoun, entries: readonly AnyEntry[], format: ImportFormat): CheckedRow[] {
  const catalog = { ...none, [noun.name]: entries };
  const rows = readFile(noun, format, Buffer.from(exportText(noun, entries, format)));
  const work = checkRows({ noun, catalog, published: catalog, pictures: new Map(), newId: () => 'new' }, rows);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

it.each(nounNames.flatMap((noun) => (['json', 'csv'] as const).map((format) => [noun, format] as const)))(
  'changes nothing when an export of %s as %s is imported again',
  (name, format) => {
    const noun = nouns[name];
    let tried = 0;
    fc.assert(
      fc.property(storedEntries(noun), (entries) => {
        fc.pre(entries.length > 0);
        tried += entries.length;
        const rows = imported(noun, entries, format);
        expect(rows.map(({ id, result, faults }) => [id, result, faults])).toEqual(entries.map(({ id }) => [id, 'same', []]));
      }),
      { numRuns: 12 },
    );
    expect(tried).toBeGreaterThan(0);
  },
);
