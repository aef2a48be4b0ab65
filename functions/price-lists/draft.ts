import { readRetentionYears } from '#functions/catalog/read-catalog.ts';
import { readGplTemplates } from '#functions/catalog/read-paper-templates.ts';
import { publishedFrom, readWorkingPrices, type WorkingPrices } from '#functions/pricing/working-prices.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { everyItem } from '#functions/table/every-item.ts';
import { readHomePapers } from '#functions/table/home-paper.ts';
import { writesOf } from '#functions/table/item.ts';
import { locationKeys, profileIn, STAFF_ONLY } from '#functions/table/location.ts';
import { readWithSettings, type VersionInForce } from '#functions/table/price-list-version.ts';
import { readSections } from '#functions/table/section.ts';
import type { Write } from '#functions/table/table.ts';
import { packagesAsRead, priceListAsRead } from '#functions/table/template.ts';
import { buildGeneralPriceList, startingSettings } from '#shared/funeral-rule/build-general-price-list.ts';
import { checkPriceList } from '#shared/funeral-rule/check-price-list.ts';
import { templateSections } from '#shared/funeral-rule/template-sections.ts';
import type { GeneralPriceList, PriceListSettings } from '#shared/model/general-price-list.ts';
import { noPaper } from '#shared/model/home-paper.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { PriceRules } from '#shared/model/price-list.ts';
import type { Finding } from '#shared/model/price-list-finding.ts';
import type { PublicVersion } from '#shared/model/price-list-version.ts';
import type { PublishedPrices } from '#shared/pricing/published-prices.ts';
import { dateInZone, toInstant } from '#shared/values/dates.ts';

/** The list that a home would publish now, with everything it was made from. */
export type Draft = {
  profile: LocationProfile;
  working: WorkingPrices;
  published: PublishedPrices;
  /** The taxes and discounts that it would have. */
  rules: PriceRules;
  content: GeneralPriceList;
  findings: Finding[];
  settings: PriceListSettings;
  /** The published versions, latest first, and the write counts of that row and of the list in force. */
  versions: PublicVersion[];
  writeCounts: { versions: number; priceList: number };
  /** Conditions that tie a transaction to the packages and the list in force that the draft was made from. */
  asRead: { packages: Write; priceList: Write };
  inForce: VersionInForce;
  today: string;
};

/** Returns today's date at the home. */
const todayAt = ({ now }: Pick<OperationContext, 'now'>, timeZone: string): string =>
  dateInZone(toInstant(now.getTime()), timeZone);

/** Returns the taxes and discounts of a home's list in force. */
export const rulesInForce = ({ priceList }: Pick<LocationProfile, 'priceList'>): PriceRules => ({
  taxes: priceList?.taxes ?? [],
  discounts: priceList?.discounts ?? [],
});

/** A home can't mend in one click what a template or its footer says: administrators do. */
function withoutFixOfTemplate({ fix, fixWords, ...finding }: Finding, { sections }: GeneralPriceList): Finding {
  if (fix?.target === 'section' && !sections.some(({ id }) => id === fix.id)) return finding;
  return { ...finding, ...(fix ? { fix } : {}), ...(fixWords === undefined ? {} : { fixWords }) };
}

/**
 * Reads a whole home and composes its list: five queries and three reads, with the catalog from warm memory. `effectiveOn` takes precedence over the
 * settings' date.
 */
export async function readDraft(
  context: Pick<OperationContext, 'table' | 'now' | 'newId'>,

  locationId: string,
  effectiveOn?: string,
): Promise<Draft> {
  const { table } = context;
  const [items, working, sections, [paper = noPaper], { templates }] = await Promise.all([
    everyItem(table, locationKeys.profile(locationId).pk, { before: STAFF_ONLY, consistent: true }),
    readWorkingPrices(context, locationId),
    readSections(table, locationId),
    readHomePapers(table, 'gpl', [locationId]),
    readGplTemplates(table, context.now),
  ]);
  const profile = profileIn(items);
  if (!profile) throw problem('not_found');
  const versions = profile.priceLists ?? [];
  const inForce = await readWithSettings(table, locationId, versions[0]);
  const settings =
    inForce.saved.settings ?? startingSettings(await readRetentionYears(table, context.now, profile.address.stateCode));
  const rules = inForce.rules.value ?? rulesInForce(profile);
  const today = todayAt(context, profile.timeZone);
  const published = publishedFrom(working, context.newId);
  const { catalog } = working;
  const own = buildGeneralPriceList({
    profile,
    published,
    rows: working.rows,
    services: catalog.services,
    displayServices: catalog.displayServices,
    items: catalog.merchandiseItems,
    itemCategories: catalog.merchandiseCategories,
    sections,
    discounts: rules.discounts,
    settings,
    effectiveOn: effectiveOn ?? settings.effectiveOn ?? today,
  });
  const template = templates.find(({ id, isActive }) => id === paper.templateId && isActive);
  const content = { ...own, sections: [...own.sections, ...templateSections(template, paper, locationId)] };
  const inForceOn = versions[0]?.effectiveOn;
  // A list with a later date is scheduled for it, so it isn't too early.
  const until = content.effectiveOn && content.effectiveOn > today ? content.effectiveOn : today;
  const found = checkPriceList(content, undefined, { today: until, ...(inForceOn ? { inForceOn } : {}) });
  const findings = found.map((finding) => withoutFixOfTemplate(finding, own));
  const writeCounts = { versions: writesOf(items, 'price-lists'), priceList: writesOf(items, 'price-list') };
  const asRead = { packages: packagesAsRead(locationId, items), priceList: priceListAsRead(locationId, items) };
  return { profile, working, published, rules, content, findings, settings, versions, writeCounts, asRead, inForce, today };
}
