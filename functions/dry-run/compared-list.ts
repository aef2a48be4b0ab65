import { catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import { pricedParts } from '#functions/pricing/working-prices.ts';
import { readHomePapers } from '#functions/table/home-paper.ts';
import { readPriceListSettings } from '#functions/table/price-list-version.ts';
import { readPriceRows } from '#functions/table/price-row.ts';
import { readSections } from '#functions/table/section.ts';
import type { Table } from '#functions/table/table.ts';
import { addKinds, addToGroup, type Tally } from '#shared/catalog/dry-run/tally.ts';
import { buildGeneralPriceList, startingSettings } from '#shared/funeral-rule/build-general-price-list.ts';
import { checkPriceList } from '#shared/funeral-rule/check-price-list.ts';
import { composePriceList } from '#shared/funeral-rule/compose-price-list.ts';
import { templateSections } from '#shared/funeral-rule/template-sections.ts';
import type { PriceListSettings } from '#shared/model/general-price-list.ts';
import { type HomePaper, noPaper } from '#shared/model/home-paper.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import type { Section } from '#shared/model/section.ts';
import { publishedPrices } from '#shared/pricing/published-prices.ts';
import { workingRows } from '#shared/pricing/working-rows.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { HomeRows, PricedPair } from './compared-homes.ts';
import type { PricedEntries } from './dry-run-catalogs.ts';

type ListRows = HomeRows & {
  saved: readonly PriceRow[];
  sections: readonly Section[];
  settings: PriceListSettings;
  paper: HomePaper;
};

/** Gives new items the same ids on both sides, so that an id is never a difference. */
function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
}

/** Composes and checks the list that a home would publish today. */
function listOf(
  { profile, servicePrices, locationItems, merchandise, saved, sections, settings, paper }: ListRows,
  entries: PricedEntries,
  today: string,
) {
  const { id: locationId, priceList, address } = profile;
  const catalog = catalogOfHome(entries, merchandise);
  const parts = { ...pricedParts(catalog), locationItems };
  const rows = workingRows({ ...parts, priceList, servicePrices, saved, stateCode: address.stateCode });
  const published = publishedPrices({ ...parts, rows, locationId, newId: countedIds() });
  const own = buildGeneralPriceList({
    profile,
    published,
    rows,
    services: parts.services,
    displayServices: catalog.displayServices,
    items: parts.items,
    itemCategories: parts.itemCategories,
    sections: [...sections],
    settings,
    effectiveOn: today,
  });
  const template = catalog.gplTemplates.find(({ id, isActive }) => id === paper.templateId && isActive);
  const content = { ...own, sections: [...own.sections, ...templateSections(template, paper, locationId)] };
  const findings = checkPriceList(content, undefined, { today });
  return { words: canonicalJson(composePriceList(content)), findings };
}

const problems = (count: number) =>
  `${Math.abs(count)} ${count > 0 ? 'more' : 'fewer'} ${Math.abs(count) === 1 ? 'problem' : 'problems'}`;

/** Compares a home's price list, and adds what is found to a tally. A home that never published one isn't counted. */
export async function tallyList(
  tally: Tally,
  table: Table,
  home: HomeRows,
  { before, after }: PricedPair,
  today: string,
): Promise<void> {
  if (!home.profile.priceList) return;
  const { lists } = tally.counts;
  const locationId = home.profile.id;
  const [saved, sections, kept, [paper = noPaper]] = await Promise.all([
    readPriceRows(table, locationId),
    readSections(table, locationId),
    readPriceListSettings(table, locationId),
    readHomePapers(table, 'gpl', [locationId]),
  ]);
  // How long lists are kept is printed nowhere.
  const settings = kept.settings ?? startingSettings(1);
  try {
    const rows = { ...home, saved, sections, settings, paper };
    const [now, then] = [listOf(rows, before, today), listOf(rows, after, today)];
    const more = then.findings.length - now.findings.length;
    const hasOtherFindings = canonicalJson(now.findings) !== canonicalJson(then.findings);
    const kinds = [
      ...(now.words === then.words ? [] : (['list-words'] as const)),
      ...(hasOtherFindings ? (['list-findings'] as const) : []),
    ];
    lists[kinds.length === 0 ? 'same' : 'different'] += 1;
    addKinds(tally, kinds);
    if (kinds.length > 0) addToGroup(tally, `general price list: ${more === 0 ? 'other words' : problems(more)}`);
  } catch {
    lists.failed += 1;
  }
}
