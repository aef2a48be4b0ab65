import { implement } from '@orpc/server';
import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { entryRow, listedEntry } from '#functions/catalog/entry-row.ts';
import { saveDraft } from '#functions/catalog/save-draft.ts';
import { seenEntry } from '#functions/catalog/stage-batch.ts';
import { nounAt } from '#functions/catalog/workbench.ts';
import { admitPicture, derivedPicture } from '#functions/pictures/admit-picture.ts';
import { picturePath, storePicture } from '#functions/pictures/stored-picture.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { type CatalogPicture, systemPictures } from '#shared/contract/system-pictures.ts';
import type { MerchandiseItem } from '#shared/model/merchandise.ts';

/** What the calls about pictures use besides every operation's context: the bucket that pages show pictures from. */
export type SystemPicturesContext = OperationContext & { media: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(systemPictures).$context<SystemPicturesContext>();

/** Stores a picture for the catalog, in the folder beside those of homes. It stays for as long as a release may show it. */
export async function storedPicture({ media }: SystemPicturesContext, id: string, file: File): Promise<CatalogPicture> {
  const bytes = Buffer.from(await file.arrayBuffer());
  admitPicture(bytes);
  const picture = await derivedPicture(bytes);
  const path = picturePath('catalog', id);
  await storePicture(media, path, picture);
  return { path, width: picture.width, height: picture.height };
}

type Seen = { id: string; version: number };
type Change = (item: MerchandiseItem) => MerchandiseItem | Promise<MerchandiseItem>;

/**
 * Saves an item with other pictures over the version that was seen, and answers its row. What is done already, by an earlier attempt at the same, is
 * answered whatever the version.
 */
export async function saveItem(
  context: OperationContext,
  { id, version }: Seen,
  change: Change,
  isDone: (item: MerchandiseItem) => boolean = () => false,
): Promise<EntryRow> {
  const noun = nounAt('items');
  return changeCatalog(context, async (workbench) => {
    const listed = listedEntry(noun, workbench, id);
    if (listed && isDone(listed.entry as MerchandiseItem)) return entryRow(listed);
    const entry = await change(seenEntry(workbench, 'items', id, version) as MerchandiseItem);
    return saveDraft(context, workbench, noun, { entry, version });
  });
}
