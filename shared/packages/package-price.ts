import type { PlannerHome } from '../model/planner-home.ts';
import type { Template } from '../model/template.ts';
import { priceBookOf } from '../pricing/price-book.ts';

/** What a line of a package costs alone, US cents; null if the home has no price for it. `isTwice`: an earlier line is the same charge. */
export type PackageLinePrice = { packageServiceId: string; label: string; priceCents: number | null; isTwice: boolean };

/** What a package costs. `unpriced` lists what it includes but the home has no price for. It is in no sum, and never counted as zero. */
export type PackagePrice = {
  priceCents: number;
  aLaCartePriceCents: number;
  lines: readonly PackageLinePrice[];
  unpriced: readonly string[];
};

type PackageContents = Pick<Template, 'pricingMethod' | 'priceCents' | 'packageServices'>;

/**
 * Returns what a package costs at a home: the typed price if flat, and otherwise the sum of what it includes at the home's own prices, as a plan is charged
 * (`addPackage`): each line of the price list once, however many of the package's lines use it.
 */
export function packagePrice(home: PlannerHome, { pricingMethod, priceCents, packageServices }: PackageContents): PackagePrice {
  const book = priceBookOf(home);
  const counted = new Set<string>();
  const lines = packageServices
    .filter(({ isIncluded }) => isIncluded)
    .map((item): PackageLinePrice => {
      const { key, unitCents } = book.packaged(item);
      const isTwice = counted.has(key);
      counted.add(key);
      return { packageServiceId: item.packageServiceId, label: item.displayName, priceCents: unitCents, isTwice };
    });
  const once = lines.filter(({ isTwice }) => !isTwice);
  const aLaCartePriceCents = once.reduce((sum, line) => sum + (line.priceCents ?? 0), 0);
  return {
    priceCents: pricingMethod === 'flat' ? priceCents : aLaCartePriceCents,
    aLaCartePriceCents,
    lines,
    unpriced: once.filter((line) => line.priceCents === null).map(({ label }) => label),
  };
}

/** Returns a package at the home's current prices; a flat price stays as typed. */
export function pricedTemplate(home: PlannerHome, template: Template): Template {
  const { priceCents, aLaCartePriceCents } = packagePrice(home, template);
  return { ...template, priceCents, aLaCartePriceCents };
}
