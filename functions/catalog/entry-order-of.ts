import { namedId } from '#functions/runtime/named-id.ts';
import type { OrderDraft } from '#functions/table/catalog-draft.ts';
import { carouselNames } from '#shared/catalog/carousel-lists.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { faqPageName } from '#shared/catalog/overviews.ts';
import type { EntryOrder } from '#shared/contract/system-catalog-views.ts';
import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import { entryIn, orderIn, type Workbench } from './workbench.ts';

/** Returns whether the entries that a draft puts in order were published in another order since it was saved. Entries that were added since don't count. */
export function isOrderMoved({ noun, group, base }: OrderDraft, published: AnyCatalog): boolean {
  const now = orderIn(published, noun, group);
  const [known, were] = [new Set(now), new Set(base)];
  return now.filter((id) => were.has(id)).join() !== base.filter((id) => known.has(id)).join();
}

/** Returns the order of a group as the calls answer it: the draft's, with entries that were added since at its end, or else what is published. */
export function orderOf(
  { published, orders }: Pick<Workbench, 'published' | 'orders'>,
  noun: NounName,
  group: string,
): EntryOrder {
  const id = namedId('order', noun, group);
  const draft = orders.find((each) => each.noun === noun && each.id === id);
  const now = orderIn(published, noun, group);
  const { version = 0, savedBy = null, savedOn = null, ids = [] } = draft ?? {};
  const named = new Set(ids);
  return {
    id,
    group,
    ids: draft ? [...ids, ...now.filter((each) => !named.has(each))] : now,
    version,
    isMoved: draft !== undefined && isOrderMoved(draft, published),
    savedBy,
    savedOn,
  };
}

/** Returns what a group is called that is no entry: a page by its title, a list of icons by its first names. */
function wordsOfGroup(noun: NounName, group: string, published: AnyCatalog): string {
  const { order, words } = nouns[noun];
  const about = words[order?.within ?? ''];
  const choice = typeof about === 'object' && about.choices?.options.find(({ id }) => id === group);
  if (choice) return choice.text;
  if (noun === 'faqQuestions') return faqPageName(group);
  if (noun !== 'carouselIcons') return group;
  return carouselNames(published.carouselIcons as unknown as CarouselIcon[]).get(group) ?? 'A new list';
}

/** Returns what the draft of an order is called: by what its group is. */
export function orderName({ noun, group }: Pick<OrderDraft, 'noun' | 'group'>, published: AnyCatalog): string {
  const { many, order, references = [] } = nouns[noun];
  const within = references.find(({ path }) => path.length === 1 && path[0] === order?.within);
  const of = within && entryIn(published, within.noun, group);
  const name = of && within ? nameOfEntry(within.noun, of) : wordsOfGroup(noun, group, published);
  return name === '' ? `Order of ${many}` : `Order of ${many}: ${name}`;
}
