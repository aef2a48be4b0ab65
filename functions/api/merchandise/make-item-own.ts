import { setupOf } from '#functions/merchandise/item-views.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { itemPicturesWrite, ownItemWrite } from '#functions/table/home-merchandise.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { copyOf } from '#shared/merchandise/copied-item.ts';
import type { MerchandiseItem } from '#shared/model/merchandise.ts';
import { readSetup } from './get-item-setup.ts';
import { os } from './implementer.ts';

/** Returns the pictures of an item as the home's own: the catalog's, and those that the home had added. */
const picturesOf = ({ id: itemId, images }: MerchandiseItem) => {
  const cover = images.find(({ isCover }) => isCover)?.id;
  return { itemId, images: images.map(({ isCover: _, ...image }) => image), ...(cover ? { coverId: cover } : {}) };
};

/** Copies an item with its pictures, in one transaction. It keeps its id, and so its prices and its place in plans. One that is the home's already is left alone. */
export const makeItemOwn = os.makeItemOwn.handler(async ({ input: { id }, context }) => {
  const { locationId } = homeOf(context);
  const [working, head] = await Promise.all([readWorkingMerchandise(context, locationId), readHead(context.table)]);
  const entry = working.byId.entries.get(id);
  if (!entry) throw problem('not_found');
  if (entry.own) return setupOf(entry, working);
  const item = working.byId.publishedItems.get(id) as MerchandiseItem;
  const { pictures } = working.merchandise.versions;
  await wasWritten(
    transactMerchandise(context.table, locationId, [
      ownItemWrite(locationId, copyOf(item, head?.release ?? 0), 0, callerName(context)),
      ...(entry.item.images.length > 0 ? [itemPicturesWrite(locationId, picturesOf(entry.item), pictures.get(id) ?? 0)] : []),
    ]),
  );
  // If someone else made it the home's own meanwhile, that is the same.
  const setup = await readSetup(context, locationId, id);
  if (setup.source === 'own') return setup;
  throw problem('stale', { detail: 'Someone else changed the pictures of this item in the meantime. Please try again.' });
});
