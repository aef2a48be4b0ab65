import { namesContainer } from '#shared/funeral-rule/checks/check-containers.ts';
import { gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { type GplLine, gplLine } from '#shared/model/enumerations/pricing.ts';
import type { PriceList, PriceListLine } from '#shared/model/price-list.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import { containers, lineNotes, rangeTop, stateFactor, usualDollars } from './data/prices.ts';
import type { Random } from './random.ts';

/** How a home rounds: to multiples of 25, to prices that end in 5, or in 95. */
type Rounding = (dollars: number) => number;
const roundings: readonly Rounding[] = [
  (dollars) => (dollars < 200 ? Math.round(dollars / 5) * 5 : Math.round(dollars / 25) * 25),
  (dollars) => (dollars < 400 ? Math.round(dollars / 5) * 5 : Math.round(dollars / 10) * 10 - 5),
  (dollars) => (dollars < 300 ? Math.round(dollars / 5) * 5 : Math.round(dollars / 100) * 100 - 5),
];

/** Days on which the sample homes' lists took effect. */
const effectiveDays = ['2025-10-01', '2026-01-01', '2026-01-01', '2026-03-01', '2026-04-15', '2026-07-01', '2026-09-01'] as const;

/** What a home's prices are made with: its level relative to the country's, its way of rounding, its randomness. */
export type Pricing = { level: number; rounded: Rounding; random: Random };

/** Returns the pricing of a home: the state's factor times the home's own. */
export const pricingOf = (state: StateCode, tier: number, random: Random): Pricing => ({
  level: (stateFactor[state] ?? 1) * tier,
  rounded: random.pick(roundings),
  random,
});

/** Returns a price in US cents around a usual one in dollars, never under $5. */
export function centsAround(usual: number, { level, rounded, random }: Pricing, spread = 0.07): number {
  const factor = level * (1 + Math.max(-2, Math.min(2, random.normal())) * spread);
  return Math.max(5, rounded(usual * factor)) * 100;
}

function variants(line: 'direct-cremation' | 'immediate-burial', baseCents: number, pricing: Pricing): PriceListLine['variants'] {
  const home = pricing.random.chance(0.7) ? 3 : 2;
  return containers[line].slice(0, home).map(([container, providedBy, dollars]) => ({
    container,
    providedBy,
    priceCents: baseCents + (dollars === 0 ? 0 : centsAround(dollars, pricing, 0.04)),
  }));
}

/** Lines whose price means nothing without the services that it covers (16 CFR 453.2(b)(4)(ii)(A), (B)). */
const mustSay: ReadonlySet<GplLine> = new Set(['forwarding', 'receiving']);

function lineOf(line: GplLine, pricing: Pricing, burialFloorCents: number): PriceListLine {
  const { unit, shape } = gplLines[line];
  const notes = lineNotes[line];
  const isSaid = line === 'basic-services' || (notes !== undefined && pricing.random.chance(0.75));
  const said = notes && isSaid ? { note: pricing.random.pick(notes) } : mustSay.has(line) && notes ? { note: notes[0] } : {};
  const base = Math.max(centsAround(usualDollars[line], pricing), line === 'immediate-burial' ? burialFloorCents : 0);
  if (line === 'direct-cremation' || line === 'immediate-burial')
    return { line, variants: variants(line, base, pricing), unit, ...said };
  if (shape === 'range')
    return { line, minCents: base, maxCents: pricing.rounded((base / 100) * (rangeTop[line] ?? 3)) * 100, unit, ...said };
  return { line, priceCents: base, unit, ...said };
}

type Sold = { name: string; priceCents: number };

/**
 * Returns the list with a direct cremation in each alternative container that the home sells (16 CFR 453.2(b)(4)(ii)(C)), and an immediate burial in the
 * caskets that it names: the price without one, and what the container costs alone. The lowest price with a container stays, and with it every package.
 */
export function withEachContainer(list: PriceList, sold: { containers: readonly Sold[]; caskets: readonly Sold[] }): PriceList {
  const priced = (line: PriceListLine): PriceListLine => {
    const { variants = [] } = line;
    const [without, ...named] = variants;
    const goods = line.line === 'direct-cremation' ? sold.containers : line.line === 'immediate-burial' ? sold.caskets : [];
    const nameOf = ({ name }: Sold) => named.find(({ container }) => namesContainer(container, name))?.container;
    const listed = line.line === 'immediate-burial' ? goods.filter((each) => nameOf(each) !== undefined) : goods;
    if (!without || named.length === 0 || listed.length === 0) return line;
    const lowest = Math.min(...named.map(({ priceCents }) => priceCents));
    const alone = lowest - Math.min(...listed.map(({ priceCents }) => priceCents));
    const inContainers = listed.map((each) => ({
      container: nameOf(each) ?? each.name,
      providedBy: 'funeral-home' as const,
      priceCents: alone + each.priceCents,
    }));
    return { ...line, variants: [{ ...without, priceCents: alone }, ...inContainers] };
  };
  return { ...list, lines: list.lines.map(priced) };
}

/**
 * Returns a complete price list except for the lines that the home doesn't offer. An immediate burial always costs more than a direct cremation. `fixed`
 * are prices in dollars that the home's own words name.
 */
export function generatePriceList(
  pricing: Pricing,
  without: readonly GplLine[],
  fixed: Partial<Record<GplLine, number>> = {},
): PriceList {
  const effectiveOn = pricing.random.pick(effectiveDays);
  const lines: PriceListLine[] = [];
  for (const line of gplLine.values) {
    const cremation = lines.find((each) => each.line === 'direct-cremation')?.variants?.at(-1)?.priceCents ?? 0;
    const made = lineOf(line, pricing, cremation + 20_000);
    const dollars = fixed[line];
    if (!without.includes(line)) lines.push(dollars === undefined ? made : { line, priceCents: dollars * 100, unit: made.unit });
  }
  return { effectiveOn, lines, taxes: [], discounts: [], requirements: [] };
}
