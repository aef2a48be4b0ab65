import type { SentTemplate } from '../model/saved-template.ts';

/** A fault of a package, at its field and in the words of the builder. */
export type PackageFault = { field: string; message: string };

/** Ids of the catalog that a package may name. */
export type KnownIds = {
  services: ReadonlyMap<string, { gplLine?: string | undefined }>;
  displayServices: ReadonlySet<string>;
  itemCategories: ReadonlySet<string>;
  traditions: ReadonlySet<string>;
};

/** What a package includes has to be on the price list too (16 CFR 453.2(b)(4)), which is checked by the catalog's services and the list's lines. */
const ownWords = (name: string) =>
  `“${name}” is in your own words. Choose what a package includes from the catalog, so that it’s on your price list too.`;

/** What a package names that the catalog does not have (any more), or has under another line of the price list. */
export function packageFaults(sent: SentTemplate, known: KnownIds): PackageFault[] {
  const items = sent.packageServices.flatMap(({ serviceId, gplLine, displayName, isIncluded }, at): PackageFault[] => {
    const field = `packageServices.${at}`;
    if (serviceId === undefined) return isIncluded && gplLine === undefined ? [{ field, message: ownWords(displayName) }] : [];
    const service = known.services.get(serviceId);
    if (!service) return [{ field, message: `“${displayName}” is no longer in the catalog. Remove it.` }];
    if (gplLine !== undefined && service.gplLine !== gplLine)
      return [{ field, message: `“${displayName}” is under another line of the price list. Please add it again.` }];
    return [];
  });
  const steps = sent.displayServices.flatMap((id, at): PackageFault[] =>
    known.displayServices.has(id)
      ? []
      : [{ field: `displayServices.${at}`, message: 'A step of the planner is no longer in the catalog. Remove it.' }],
  );
  const goods = sent.templateMerchandiseCategories.flatMap(({ itemCategoryId }, at): PackageFault[] =>
    known.itemCategories.has(itemCategoryId)
      ? []
      : [
          {
            field: `templateMerchandiseCategories.${at}`,
            message: 'A kind of merchandise is no longer in the catalog. Remove it.',
          },
        ],
  );
  const tradition: PackageFault[] =
    sent.religionId === undefined || known.traditions.has(sent.religionId)
      ? []
      : [{ field: 'religionId', message: 'This tradition is no longer in the catalog. Choose another.' }];
  return [...items, ...steps, ...goods, ...tradition];
}
