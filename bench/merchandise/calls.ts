/**
 * Measures calls about homes of some sizes: `cold`, the first call of this process, about one home; or `warm`, every call about each home in turns, so that a busy machine
 * is busy for all of them alike.
 */
import { call } from '@orpc/server';
import { allWorkingAttributeFilters } from '#functions/api/merchandise/all-working-attribute-filters.ts';
import { allWorkingItemCategories } from '#functions/api/merchandise/all-working-item-categories.ts';
import { allWorkingItems } from '#functions/api/merchandise/all-working-items.ts';
import { saveMerchandiseItems } from '#functions/api/merchandise/save-merchandise-items.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { priceRowWrite } from '#functions/table/price-row.ts';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { idAt } from '../catalog/entries.ts';
import { scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { contextAt, homeId } from './context.ts';

/** Milliseconds, and requests to the table with the one that says who asks. */
export type CallCost = { ms: number; requests: number };
/** What calls cost at each home, by their names. */
export type CallCosts = Record<string, CallCost[]>;

const [mode = '', ...given] = process.argv.slice(2);
const sizes = given.map(Number);

type Work = (context: OperationContext, locationId: string) => Promise<unknown>;

/** Returns the operation of a list, which has to find at least as many items as its smallest page. */
const listed =
  (input: object): Work =>
  async (context) => {
    const wanted = { CategoryIds: [], Show: 'all' as const, PageSize: 10, ...input };
    const { items } = await call(allWorkingItems, wanted, { context });
    if (items.length < scaled(10, 1)) throw new Error(`${JSON.stringify(input)} found only ${items.length} items.`);
  };

const values = { attributeId: idAt(4, 0), values: ['Oak', 'Cherry'] };
const calls: Record<string, Work> = {
  'listed, 300 rows': listed({ PageSize: 300 }),
  'listed by name, 10 rows': listed({ Sort: 'name' }),
  'searched by two words, half typed': listed({ Query: 'casket sat' }),
  'filtered by values': listed({ Attributes: [values] }),
  'filtered by a quick filter': listed({ QuickFilterIds: [idAt(6, 0)] }),
  'what can be filtered by, counted': (context) =>
    call(allWorkingAttributeFilters, { CategoryIds: [], includeVendors: true, Show: 'all' }, { context }),
  'categories, counted': (context) => call(allWorkingItemCategories, {}, { context }),
};

async function costOf(work: Work, size: number): Promise<CallCost> {
  const context = contextAt(homeId(size));
  const from = performance.now();
  await work(context, homeId(size));
  return { ms: performance.now() - from, requests: context.table.requests + 1 };
}

/** How often each call is made at each home. After a save more is read and made, so those are fewer. */
const times = { looks: scaled(41, 2), saves: scaled(7, 2) };

/** Returns the median of calls about each home in turns; `before` isn't measured. */
async function inTurns(work: Work, before?: (locationId: string, time: number) => Promise<unknown>): Promise<CallCost[]> {
  const turns = before ? times.saves : times.looks;
  const costs = sizes.map((): CallCost[] => []);
  for (let time = 0; time < turns; time += 1)
    for (const [nth, size] of sizes.entries()) {
      await before?.(homeId(size), time);
      costs[nth]!.push(await costOf(work, size));
    }
  return costs.map((all) => ({
    ms: median(all.map(({ ms }) => ms)),
    requests: Math.max(...all.map(({ requests }) => requests)),
  }));
}

const rowOf = (nth: number, version: number): ItemPriceRow => ({
  kind: 'item',
  id: idAt(1, nth),
  version,
  isOffered: true,
  isSpecialOrder: false,
  priceCents: 20_000 + version,
});

/** Saves one price as another Lambda does: nothing of it is in the memory of this one. */
const byColleague = (locationId: string, time: number) =>
  transactMerchandise(contextAt(locationId).table, locationId, [priceRowWrite(locationId, rowOf(1, time))]);

const ROWS = scaled(300, 4);
let saves = 0;
/** Saves rows that nobody has saved yet, and then the same ones again and again. */
const saveRows: Work = async (context) => {
  const version = Math.floor(saves / sizes.length);
  saves += 1;
  const rows = Array.from({ length: ROWS }, (_, nth) => rowOf(2 * nth + 3, version));
  const { results } = await call(saveMerchandiseItems, { rows }, { context });
  const missed = (results as SavedRow[]).find(({ status }) => status !== 'saved');
  if (missed) throw new Error(`A row was not saved: ${JSON.stringify(missed)}`);
};

async function warmCosts(): Promise<CallCosts> {
  const costs: CallCosts = {};
  for (const work of Object.values(calls)) await inTurns(work);
  for (const [name, work] of Object.entries(calls)) costs[name] = await inTurns(work);
  const list = calls['searched by two words, half typed']!;
  costs['searched right after a colleague’s save'] = await inTurns(list, byColleague);
  // People save what they see: the list comes first.
  costs[`${ROWS} rows saved in one call`] = await inTurns(saveRows, (locationId) => list(contextAt(locationId), locationId));
  costs[`listed again after ${ROWS} rows were saved`] = await inTurns(list, (locationId) =>
    saveRows(contextAt(locationId), locationId),
  );
  return costs;
}

const first = calls['listed, 300 rows']!;
const costs = mode === 'cold' ? { cold: [await costOf(first, sizes[0] ?? 0)] } : await warmCosts();
process.stdout.write(`${JSON.stringify({ costs, megabytes: process.resourceUsage().maxRSS / 1024 })}\n`);
