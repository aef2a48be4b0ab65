import { filesBucket, fileTypes } from '#functions/catalog/imports/import-objects.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import { fileOffersOf } from '#functions/merchandise/file-offers.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { cellsOfOffer, offerColumns } from '#shared/merchandise/offer-file.ts';
import { csvOf } from '#shared/values/csv.ts';
import { os } from './implementer.ts';

/** Names the file after the category that it is of, if it is of one: `merchandise-caskets-2026-11-26.csv`. */
function exportName(now: Date, category = ''): string {
  const words =
    category
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `${['merchandise', ...words].join('-').slice(0, 80)}-${now.toISOString().slice(0, 10)}.csv`;
}

/** Stores a file with everything that the home may sell, or what is in one category. */
export const exportMerchandise = os.exportMerchandise.handler(async ({ input: { categoryId }, context }) => {
  const working = await readWorkingMerchandise(context, homeOf(context).locationId);
  const category = working.catalog.merchandiseCategories.find(({ id }) => id === categoryId);
  if (categoryId !== undefined && !category) throw problem('not_found');
  const offers = fileOffersOf(working, categoryId);
  const fileName = exportName(context.now, category?.name);
  const bytes = Buffer.from(csvOf(offerColumns, offers.map(cellsOfOffer)));
  const { url } = await keepFile(context, filesBucket(), { bytes, type: fileTypes.csv, fileName, isDownload: true });
  return { url, fileName, rows: offers.length };
});
