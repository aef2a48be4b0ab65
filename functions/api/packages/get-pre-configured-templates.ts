import { readPreConfiguredTemplates } from '#functions/catalog/read-catalog.ts';
import { os } from './implementer.ts';

export const getPreConfiguredTemplates = os.getPreConfiguredTemplates.handler(async ({ context }) => {
  const items = await readPreConfiguredTemplates(context.table, context.now);
  return {
    items: items.map(({ id, name, description, dispositionType, packageServices }) => {
      const names = (wanted: boolean) =>
        packageServices.filter(({ isIncluded }) => isIncluded === wanted).map(({ displayName }) => displayName);
      return { id, name, description, dispositionType, includes: names(true), excludes: names(false) };
    }),
  };
});
