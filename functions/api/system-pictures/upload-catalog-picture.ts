import { logged } from '#functions/catalog/workbench.ts';
import { os, storedPicture } from './implementer.ts';

export const uploadCatalogPicture = os.uploadCatalogPicture.handler(async ({ input, context }) => {
  const picture = await storedPicture(context, context.newId(), input.file);
  await context.table.transact([logged(context, 'uploaded', picture.path)]);
  return picture;
});
