import { readRetentionYears } from '#functions/catalog/read-catalog.ts';
import { readDraft, rulesInForce } from '#functions/price-lists/draft.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readScheduledWhole } from '#functions/table/scheduled-list.ts';
import { orderChanges, priceListChanges } from '#shared/funeral-rule/price-list-changes.ts';
import { ruleChanges } from '#shared/pricing/rule-words.ts';
import { os } from './implementer.ts';
import { blocksOf, versionAddress } from './papers.ts';
import { scheduledView, versionView } from './version-view.ts';

export const getPriceListDraft = os.getPriceListDraft.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const { profile, working, published, rules, content, findings, settings, versions, inForce, today } = await readDraft(
    context,
    locationId,
  );
  const { version, count } = inForce;
  const { timeZone } = profile;
  // What is scheduled needn't be published again: only what differs from it is left to do.
  const scheduled = inForce.scheduled && (await readScheduledWhole(context.table, locationId));
  const { merchandiseItems: items, merchandiseCategories: categories } = working.catalog;
  const before = new Map(
    [...working.locationItems, ...(scheduled?.published.locationItems ?? [])].map((item) => [item.id, item]),
  );
  const moves = orderChanges([...before.values()], published.locationItems, { items, categories });
  const rulesBefore = scheduled?.rules ?? rulesInForce(profile);
  const ruled = ruleChanges(rulesBefore, rules, categories);
  const { retentionYears } = settings;
  const paper = version && (await versionAddress(context, version, 'gpl'));
  return {
    papers: blocksOf(content).map(({ paper }) => paper),
    findings,
    changes: [...priceListChanges(scheduled?.content ?? inForce.content, content), ...moves, ...ruled],
    inForce: version ? versionView({ version, versions, count, timeZone, retentionYears }) : null,
    inForceUrl: paper?.url ?? null,
    scheduled: inForce.scheduled ? scheduledView(inForce.scheduled.version) : null,
    unfinished: inForce.unfinished ?? null,
    settings,
    settingsVersion: inForce.saved.version,
    basicServicesOfRow: content.lines.find(({ line }) => line === 'basic-services')?.note ?? '',
    effectiveOn: content.effectiveOn ?? today,
    today,
    timeZone,
    retentionOfState: await readRetentionYears(context.table, context.now, profile.address.stateCode),
  };
});
