import { fileTypes, uploadAddress } from '#functions/catalog/imports/import-objects.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { markedId } from '#functions/runtime/named-id.ts';
import { os } from './implementer.ts';

/** Returns an address for a file. Nothing is written before that is checked, so nothing has to be taken back when it never comes. */
export const beginMerchandiseImport = os.beginMerchandiseImport.handler(async ({ input: { bytes }, context }) => {
  const id = markedId(homeOf(context).locationId, context.newId());
  const type = fileTypes.csv;
  return { id, url: await uploadAddress(id, { at: context.now, type, bytes }), type };
});
