/** Measures checking and taking a file of so many entries, of which a half are new; those with drafts of their own aren't among them. */
import { call } from '@orpc/server';
import { checkImport } from '#functions/api/system-imports/check-import.ts';
import { importId } from '#functions/api/system-imports/implementer.ts';
import { takeImport } from '#functions/api/system-imports/take-import.ts';
import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { importsFolder } from '#functions/catalog/imports/imports-folder.ts';
import { checkCatalogImport } from '#functions/reactions/check-catalog-import.ts';
import { idAt, itemAt } from './entries.ts';
import { costOf, requestContext } from './operation.ts';

const [rows = 0, drafts = 0] = process.argv.slice(2).map(Number);
const id = importId('items', requestContext().newId());
const half = Math.floor(rows / 2);
const entries = Array.from({ length: rows }, (_, nth) =>
  nth < half
    ? { id: itemAt(nth + drafts).id, name: `${itemAt(nth + drafts).name}, renamed` }
    : { ...itemAt(nth), id: idAt(9, nth), images: [], modelNumber: `N-${nth}` },
);
await filesBucket().write(`${importsFolder}${id}/file`, Buffer.from(JSON.stringify(entries)), { type: 'application/json' });

const checked = await costOf(async (context) => {
  await call(checkImport, { noun: 'items', id, format: 'json', fileName: 'items.json' }, { context: context as never });
  const writes = await checkCatalogImport({ data: { importId: id, noun: 'items' } } as never, context as never);
  await context.table.transact(writes ?? []);
});
const taken = await costOf(async (context) => {
  const { batch } = await call(takeImport, { noun: 'items', id, which: 'all', rows: [] }, { context: context as never });
  if (batch?.count !== rows) throw new Error(`Only ${batch?.count ?? 0} of ${rows} entries were taken.`);
});
process.stdout.write(`${JSON.stringify({ checked, taken })}\n`);
