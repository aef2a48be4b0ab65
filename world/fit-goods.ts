import { gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { isSold } from '#shared/merchandise/suits-disposition.ts';
import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import { lowestCents } from '#shared/model/list-prices.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import type { PriceList, PriceListLine } from '#shared/model/price-list.ts';
import { isLineOfGoods } from '#shared/pricing/priced-services.ts';
import { merchandise } from './data/merchandise.ts';
import { idOf } from './ids.ts';

const lineOf = new Map(merchandise.map(({ key, line }) => [idOf('merchandise-category', key), line] as const));
const soldIn = new Set(merchandise.flatMap((each) => (isSold(each) ? [idOf('merchandise-category', each.key)] : [])));

/** Rounds to $5, like a label in a showroom. */
const rounded = (cents: number) => Math.max(500, Math.round(cents / 500) * 500);

/** Moves prices of a line's goods so that the cheapest costs what the list says. Free items stay free. */
function fitPrices(items: readonly LocationItem[], lowest: number): LocationItem[] {
  const cheapest = Math.min(...items.filter(({ priceCents }) => priceCents > 0).map(({ priceCents }) => priceCents));
  return items.map((item) => {
    if (item.priceCents === 0) return item;
    const priceCents = item.priceCents === cheapest ? lowest : Math.max(lowest, rounded((item.priceCents * lowest) / cheapest));
    return { ...item, priceCents };
  });
}

/** Returns a line as its goods make it when the list is published: from the cheapest to the most expensive, without free ones. */
function ofGoods(line: PriceListLine, items: readonly LocationItem[]): PriceListLine {
  const prices = items.flatMap(({ priceCents }) => (priceCents > 0 ? [priceCents] : []));
  const { priceCents: _price, minCents: _min, maxCents: _max, ...rest } = line;
  const [minCents, maxCents] = [Math.min(...prices), Math.max(...prices)];
  const isOne = minCents === maxCents && gplLines[line.line].shape !== 'range';
  return { ...rest, ...(isOne ? { priceCents: minCents } : { minCents, maxCents }) };
}

/**
 * Matches a home's goods and its list: goods of a line that the home lacks aren't sold, the cheapest of a line costs what the list says, and the line goes
 * up to the most expensive. A line's lowest price stays, and with it every package.
 */
export function fitGoods(
  items: readonly LocationItem[],
  priceList: PriceList | undefined,
  lacks: ReadonlySet<GplLine>,
): { items: LocationItem[]; priceList: PriceList | undefined } {
  const sold = items.filter(({ itemCategoryId }) => !lacks.has(lineOf.get(itemCategoryId) as GplLine));
  if (!priceList) return { items: [...sold], priceList };
  const goods = (line: GplLine) => sold.filter(({ itemCategoryId: id }) => soldIn.has(id) && lineOf.get(id) === line);
  const prices = new Map<string, LocationItem>();
  const lines = priceList.lines.map((line) => {
    const [own, lowest] = [goods(line.line), lowestCents(priceList, line.line)];
    if (!isLineOfGoods(line.line) || lowest === undefined || !own.some(({ priceCents }) => priceCents > 0)) return line;
    const fit = fitPrices(own, lowest);
    for (const item of fit) prices.set(item.id, item);
    return ofGoods(line, fit);
  });
  return { items: sold.map((item) => prices.get(item.id) ?? item), priceList: { ...priceList, lines } };
}
