import { filesBucket, fileTypes } from '#functions/catalog/imports/import-objects.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import { fileOffersOf } from '#functions/merchandise/file-offers.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { cellsOfOffer, offerColumns } from '#shared/merchandise/offer-file.ts';
import { csvOf } from '#shared/values/csv.ts';
import { os } from './implementer.ts';

/** Seconds for which the address of a file can be used. */
const SECONDS = 300;

/** Stores a file with everything that the home may sell, or what is in one category. */
export const exportMerchandise = os.exportMerchandise.handler(async ({ input: { categoryId }, context }) => {
  const working = await readWorkingMerchandise(context, homeOf(context).locationId);
  if (categoryId !== undefined && !working.catalog.merchandiseCategories.some(({ id }) => id === categoryId))
    throw problem('not_found');
  const offers = fileOffersOf(working, categoryId);
  const fileName = `merchandise-${context.now.toISOString().slice(0, 10)}.csv`;
  const key = `${printedFolder}${context.newId()}/${fileName}`;
  const files = filesBucket();
  await files.write(key, Buffer.from(csvOf(offerColumns, offers.map(cellsOfOffer))), { type: fileTypes.csv });
  const disposition = `attachment; filename="${fileName}"`;
  return { url: await files.address(key, { at: context.now, seconds: SECONDS, disposition }), fileName, rows: offers.length };
});
