import type { SentTemplate } from '../model/saved-template.ts';

/** A fault of a package, with its field and the builder's words. */
export type PackageFault = { field: string; message: string };

/** Ids of the catalog that a package may name. */
export type KnownIds = {
  services: ReadonlyMap<string, { gplLine?: string | undefined }>;
  displayServices: ReadonlySet<string>;
  itemCategories: ReadonlySet<string>;
  traditions: ReadonlySet<string>;
};

/**
 * Tells the builder why a package's own words aren't accepted: what it includes has to be on the price list too (16 CFR 453.2(b)(4)), and only the
 * catalog's services and the list's lines allow that check.
 */
const ownWords = (name: string) =>
  `“${name}” is in your own words. Choose what a package includes from the catalog, so that it’s on your price list too.`;

/** Returns what a package names that the catalog doesn't have (any more), or has under another line of the price list. */
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
