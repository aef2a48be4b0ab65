import type { MerchandiseAttribute, MerchandiseItem, QuickFilter } from '#shared/model/merchandise.ts';
import type { AnyCatalog, Counted } from './noun.ts';
import { isRetired } from './retired.ts';

type Described = Pick<MerchandiseItem, 'itemCategoryId' | 'attributes' | 'isActive'>;

/** Returns the items that aren't retired. A draft of one may lack anything. */
const itemsIn = ({ items }: AnyCatalog) => items.filter((item) => !isRetired(item)) as unknown as readonly Described[];

/** Returns a counter of the offered items of the catalog that a quick filter matches now: those of its category that have one of the values of every attribute. */
export function matchesIn(
  catalog: AnyCatalog,
): (filter: Pick<QuickFilter, 'id' | 'itemCategoryId' | 'attributes'>) => readonly Counted[] {
  const offered = itemsIn(catalog).filter(({ isActive }) => isActive !== false);
  const ofCategory = Map.groupBy(offered, ({ itemCategoryId }) => itemCategoryId);
  return ({ id, itemCategoryId, attributes = [] }) => {
    const isMatch = (item: Described) =>
      attributes.every(({ attributeId, values }) =>
        item.attributes?.some((each) => each.attributeId === attributeId && values.includes(each.value)),
      );
    return [{ id, name: '', count: (ofCategory.get(itemCategoryId) ?? []).filter(isMatch).length }];
  };
}

/** Returns a counter of the items that have each value of an attribute, its own values first, then those that only items have. */
export function itemsByValueIn(
  catalog: AnyCatalog,
): (attribute: Pick<MerchandiseAttribute, 'id' | 'values'>) => readonly Counted[] {
  const used = Map.groupBy(
    itemsIn(catalog).flatMap(({ attributes = [] }) => attributes),
    ({ attributeId }) => attributeId,
  );
  return ({ id, values = [] }) => {
    const counts = Map.groupBy(used.get(id) ?? [], ({ value }) => value);
    return [...new Set([...values, ...counts.keys()])].map((value) => ({
      id: value,
      name: value,
      count: counts.get(value)?.length ?? 0,
    }));
  };
}

/** Returns a counter of the attributes of a group. */
export function attributesIn({ attributes }: AnyCatalog): (group: { id: string; name: string }) => readonly Counted[] {
  const own = (attributes as readonly MerchandiseAttribute[]).filter((each) => !isRetired(each));
  const ofGroup = Map.groupBy(own, ({ attributeGroupId }) => attributeGroupId);
  return ({ id, name }) => [{ id, name, count: ofGroup.get(id)?.length ?? 0 }];
}
