import { movedItems, soldInHomeOrder } from '../merchandise/home-order.ts';
import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { composePapers } from './compose-merchandise-lists.ts';

/** A difference between two lists; null means that the list doesn't have it. */
export type PriceListChange = { key: string; label: string; before: string | null; after: string | null };

/** Returns everything on a home's lists that can change, by a stable key: its name, and what it says. */
function listContent(content: GeneralPriceList): Map<string, { label: string; says: string }> {
  const rows = new Map<string, { label: string; says: string }>();
  const wordsOf = (block: PriceListBlock): { key: string; label: string; says: string } | undefined => {
    if ('price' in block) {
      const more = block.kind === 'package' ? [...block.includes, ...block.excludes.map((each) => `without ${each}`)] : [];
      return { key: block.key, label: block.label, says: [block.price, ...block.notes, ...more].join(' · ') };
    }
    if (block.kind === 'branch')
      return { key: `branch:${block.name}`, label: block.name, says: `${block.address} · ${block.telephone}` };
    if (block.kind === 'paragraph')
      return { key: `paragraph:${block.title}`, label: block.title || 'Paragraph', says: block.text };
    if (block.kind === 'disclosure')
      return { key: `${block.key}:${block.line ?? ''}`, label: `Sentence ${block.key}`, says: block.text };
    return block.kind === 'provider' ? { key: 'provider', label: 'Home name', says: block.text } : undefined;
  };
  for (const { paper, blocks } of composePapers(content))
    for (const block of blocks) {
      const words = wordsOf(block);
      if (words && !(paper !== 'gpl' && rows.has(words.key))) rows.set(words.key, words);
    }
  return rows;
}

/** Returns what would change if one list were published over another. A new date alone isn't a change. */
export function priceListChanges(before: GeneralPriceList | undefined, after: GeneralPriceList): PriceListChange[] {
  const [old, next] = [before ? listContent(before) : new Map(), listContent(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key): PriceListChange[] => {
    const [was, is] = [old.get(key), next.get(key)];
    if (was?.says === is?.says && was?.label === is?.label) return [];
    const isRenamed = was && is && was.label !== is.label;
    const wordsOf = (words: typeof was) => (words && isRenamed ? `${words.label} · ${words.says}` : (words?.says ?? null));
    return [{ key, label: is?.label ?? was?.label ?? '', before: wordsOf(was), after: wordsOf(is) }];
  });
}

/** How many items that moved are named. */
const MAX_NAMED = 10;

/** What a list has for sale, and the catalog that names it. */
type SoldParts = { items: readonly MerchandiseItem[]; categories: readonly Pick<MerchandiseCategory, 'id' | 'name'>[] };

/**
 * Returns, for each category, the items that would be elsewhere than they are, with their positions: the order of a list is printed, and the planner has it too, with
 * special orders. What a next list doesn't mention remains for sale as it was.
 */
export function orderChanges(
  before: readonly LocationItem[],
  next: readonly LocationItem[],
  { items, categories }: SoldParts,
): PriceListChange[] {
  const after = [...new Map([...before, ...next].map((item) => [item.id, item])).values()];
  const idsOf = (sold: readonly LocationItem[]) => soldInHomeOrder(sold, items).map(({ itemId }) => itemId);
  const nameOf = new Map(items.map(({ id, name }) => [id, name]));
  const moved = Map.groupBy(movedItems(idsOf(before), idsOf(after), items), ({ itemCategoryId }) => itemCategoryId);
  return categories.flatMap(({ id, name }): PriceListChange[] => {
    const ofCategory = moved.get(id);
    if (!ofCategory) return [];
    const rest = ofCategory.length > MAX_NAMED ? ` · and ${ofCategory.length - MAX_NAMED} more` : '';
    const wordsOf = (side: 'from' | 'to') =>
      ofCategory
        .slice(0, MAX_NAMED)
        .map((each) => `${nameOf.get(each.itemId)}: position ${each[side]}`)
        .join(' · ') + rest;
    return [{ key: `order:${id}`, label: `Order of ${name.toLowerCase()}`, before: wordsOf('from'), after: wordsOf('to') }];
  });
}
