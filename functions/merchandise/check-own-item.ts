import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import { type FieldError, problem } from '#functions/problem.ts';
import type { OwnItem } from '#shared/model/home-merchandise.ts';

/** The words of an item as they are sent. */
export type ItemWords = Omit<OwnItem, 'images' | 'isActive' | 'isRetired' | 'copiedFrom'>;

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

const attributeFaults = (field: string, attributes: ItemWords['attributes'], known: ReadonlySet<string>): FieldError[] => [
  ...(hasTwice(attributes.map(({ attributeId }) => attributeId)) ? [{ field, message: 'Give each attribute one value.' }] : []),
  ...attributes.flatMap(({ attributeId }, at) =>
    known.has(attributeId) ? [] : [{ field: `${field}.${at}.attributeId`, message: 'Choose an attribute of the category.' }],
  ),
];

/** Returns what is wrong with where an item belongs: a new one needs a category that is offered, and no other changes its own. */
function categoryFaults({ itemCategoryId }: ItemWords, before: OwnItem | undefined, catalog: PlanningEntries): FieldError[] {
  const field = 'item.itemCategoryId';
  if (before)
    return before.itemCategoryId === itemCategoryId
      ? []
      : [{ field, message: 'An item can’t change its category. Add a new item to the other one instead.' }];
  const category = catalog.merchandiseCategories.find(({ id }) => id === itemCategoryId);
  const isOffered = category?.isActive && !catalog.retired.has(itemCategoryId);
  return isOffered ? [] : [{ field, message: 'This category is no longer in the catalog. Choose another one.' }];
}

/** Finds variants with the id of their own item, of another item, or of a variant of one: prices, plans, and lists are kept by them. */
function variantFaults(
  { id, variants }: ItemWords,
  before: OwnItem | undefined,
  { merchandiseItems }: PlanningEntries,
): FieldError[] {
  const had = new Set(before?.variants?.map((each) => each.id));
  if (variants.length === 0) return [];
  const others = merchandiseItems.filter((each) => each.id !== id);
  const taken = new Set([id, ...others.flatMap((each) => [each.id, ...(each.variants ?? []).map((variant) => variant.id)])]);
  return [
    ...(hasTwice(variants.map((each) => each.id)) ? [{ field: 'item.variants', message: 'Two variants have the same id.' }] : []),
    ...variants.flatMap((each, at) =>
      taken.has(each.id) && !had.has(each.id)
        ? [{ field: `item.variants.${at}.id`, message: 'Something else has the id of this variant. Add the variant again.' }]
        : [],
    ),
  ];
}

/**
 * Refuses words of a home's own item that the catalog doesn't have: its category, its vendor, and its attributes. What the item had before, such as a vendor that was
 * retired since, it may keep.
 */
export function checkOwnItem(words: ItemWords, before: OwnItem | undefined, catalog: PlanningEntries): void {
  const hadIds = [before?.attributes ?? [], ...(before?.variants ?? []).map((each) => each.attributes)].flat();
  const known = new Set([
    ...catalog.merchandiseAttributes.filter((each) => each.itemCategoryId === words.itemCategoryId).map(({ id }) => id),
    ...hadIds.map(({ attributeId }) => attributeId),
  ]);
  const vendor = catalog.vendors.find(({ id, isActive }) => id === words.vendorId && isActive && !catalog.retired.has(id));
  const errors = [
    ...categoryFaults(words, before, catalog),
    ...(words.vendorId === undefined || vendor || words.vendorId === before?.vendorId
      ? []
      : [{ field: 'item.vendorId', message: 'This vendor is no longer in the catalog. Choose another one, or none.' }]),
    ...attributeFaults('item.attributes', words.attributes, known),
    ...words.variants.flatMap((each, at) => attributeFaults(`item.variants.${at}.attributes`, each.attributes, known)),
    ...variantFaults(words, before, catalog),
  ];
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/** Returns an item with new words. A variant that was left out is withdrawn: plans and price lists may still name it. */
export function withWords(words: ItemWords, before: OwnItem | undefined): OwnItem {
  const kept = new Set(words.variants.map(({ id }) => id));
  const withdrawn = (before?.variants ?? []).filter(({ id }) => !kept.has(id)).map((each) => ({ ...each, isActive: false }));
  return {
    ...words,
    variants: [...words.variants, ...withdrawn],
    images: [],
    isActive: true,
    isRetired: before?.isRetired ?? false,
    ...(before?.copiedFrom ? { copiedFrom: before.copiedFrom } : {}),
  };
}
