import { eachCaseId, eachHomeId, readCaseUses, readHomeUses } from '#functions/table/catalog-use-rows.ts';
import type { Table } from '#functions/table/table.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { offeredIds } from '#shared/catalog/referred-ids.ts';
import type { UseCounts } from '#shared/contract/system-catalog-views.ts';
import type { PreferenceGroup } from '#shared/model/preference-group.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import { inCatalogOrder } from '#shared/pricing/priced-services.ts';
import type { CountedEntry } from './counted-uses.ts';

/** How many cases are read at the same time. */
const AT_ONCE = 25;

const guids = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** Returns what names each entry: its own id, and those of its questions or wishes. */
function ownersOf(catalog: AnyCatalog): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const noun of nounNames)
    for (const entry of catalog[noun]) {
      for (const id of offeredIds(nouns[noun], entry)) owners.set(id, entry.id);
      if (noun === 'preferenceGroups') for (const { id } of (entry as PreferenceGroup).preferences) owners.set(id, entry.id);
    }
  return owners;
}

/** Counts who has each entry. It keeps numbers alone: no home, plan, case, or name. */
export class UseCounter {
  readonly #owners: ReadonlyMap<string, string>;
  readonly #firstOfLine: ReadonlyMap<string, string>;
  readonly #counts = new Map<string, UseCounts>();

  constructor(catalog: AnyCatalog) {
    this.#owners = ownersOf(catalog);
    const services = inCatalogOrder(
      catalog.services as readonly Service[],
      catalog.serviceCategories as readonly ServiceCategory[],
    );
    const active = services.filter(({ isActive }) => isActive).toReversed();
    this.#firstOfLine = new Map(active.flatMap(({ id, gplLine }) => (gplLine ? [[gplLine as string, id] as const] : [])));
  }

  /** Counts one home, package, plan, case, or document: once for each entry that any part of it names. `also` says which entry another id stands for. */
  add(kind: keyof UseCounts, parts: readonly unknown[], also: ReadonlyMap<string, string> = new Map()): void {
    const found = new Set<string>();
    for (const part of parts)
      for (const [id] of (JSON.stringify(part) ?? '').matchAll(guids)) {
        const owner = this.#owners.get(id) ?? this.#owners.get(also.get(id) ?? '');
        if (owner !== undefined) found.add(owner);
      }
    for (const id of found) {
      const counts = this.#counts.get(id) ?? { homes: 0, packages: 0, plans: 0, cases: 0, documents: 0 };
      counts[kind] += 1;
      this.#counts.set(id, counts);
    }
  }

  /** Returns the services that a list names: a line without one is the first service's. */
  servicesOn(list: Pick<PriceList, 'lines'> | undefined): unknown[] {
    return (list?.lines ?? []).map(({ line, serviceId = this.#firstOfLine.get(line), entries }) => [serviceId, entries]);
  }

  /** Returns the counts of all entries that anybody has, always in the same order. */
  get counted(): CountedEntry[] {
    return [...this.#counts].map(([id, counts]) => ({ id, ...counts })).sort((one, other) => (one.id < other.id ? -1 : 1));
  }
}

async function countCases(table: Table, locationId: string, counter: UseCounter, items: ReadonlyMap<string, string>) {
  for await (const page of eachCaseId(table, locationId))
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const read = await Promise.all(page.slice(from, from + AT_ONCE).map((id) => readCaseUses(table, id)));
      for (const { rows, plans, begun } of read) {
        counter.add('cases', rows, items);
        for (const { arrangement } of plans) counter.add('plans', [arrangement], items);
        for (const template of begun) counter.add('documents', [template]);
      }
    }
}

/** Counts how many homes, packages, plans that were sent, cases, documents of cases, and published price lists name each entry of a catalog. */
export async function countUses(table: Table, catalog: AnyCatalog): Promise<CountedEntry[]> {
  const counter = new UseCounter(catalog);
  for await (const page of eachHomeId(table))
    for (const locationId of page) {
      const { list, packages, prices, items, ownItems, lists, templateIds } = await readHomeUses(table, locationId);
      const sold = items.filter(({ isActive }) => isActive).map(({ itemId, itemCategoryId }) => [itemId, itemCategoryId]);
      const priced = prices.filter(({ isOffered }) => isOffered).map(({ serviceId }) => serviceId);
      const listed = counter.servicesOn(list as Pick<PriceList, 'lines'> | undefined);
      counter.add('homes', [sold, ownItems, priced, listed, templateIds]);
      for (const each of packages) counter.add('packages', [each]);
      for (const each of lists) counter.add('documents', [each]);
      const itemOf = new Map(items.map(({ id, itemId }) => [id, itemId]));
      await countCases(table, locationId, counter, itemOf);
    }
  return counter.counted;
}
