/**
 * Measures checking a file of so many entries, of which a half are new, or taking it: `check` or `take`, and the import's id. Those with drafts of their own aren't
 * among them. Different Lambdas do the two.
 */
import { call } from '@orpc/server';
import { checkImport } from '#functions/api/system-imports/check-import.ts';
import { takeImport } from '#functions/api/system-imports/take-import.ts';
import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { importsFolder } from '#functions/catalog/imports/imports-folder.ts';
import { checkCatalogImport } from '#functions/reactions/check-catalog-import.ts';
import { idAt, itemAt } from './entries.ts';
import { type Cost, costOf } from './operation.ts';

const [step = '', id = '', ...sizes] = process.argv.slice(2);
const [rows = 0, drafts = 0] = sizes.map(Number);

async function storeFile(): Promise<void> {
  const half = Math.floor(rows / 2);
  const entries = Array.from({ length: rows }, (_, nth) =>
    nth < half
      ? { id: itemAt(nth + drafts).id, name: `${itemAt(nth + drafts).name}, renamed` }
      : { ...itemAt(nth), id: idAt(9, nth), images: [], modelNumber: `N-${nth}` },
  );
  const file = Buffer.from(JSON.stringify(entries));
  await filesBucket().write(`${importsFolder}${id}/file`, file, { type: 'application/json' });
}

async function check(): Promise<Cost> {
  await storeFile();
  return costOf(async (context) => {
    await call(checkImport, { noun: 'items', id, format: 'json', fileName: 'items.json' }, { context: context as never });
    const writes = await checkCatalogImport({ data: { importId: id, noun: 'items' } } as never, context as never);
    await context.table.transact(writes ?? []);
  });
}

const take = (): Promise<Cost> =>
  costOf(async (context) => {
    const { batch } = await call(takeImport, { noun: 'items', id, which: 'all', rows: [] }, { context: context as never });
    if (batch?.count !== rows) throw new Error(`Only ${batch?.count ?? 0} of ${rows} entries were taken.`);
  });

process.stdout.write(`${JSON.stringify(await (step === 'check' ? check() : take()))}\n`);
