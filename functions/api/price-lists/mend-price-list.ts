import { type Draft, readDraft } from '#functions/price-lists/draft.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { priceRulesWrite } from '#functions/table/home-rules.ts';
import { toItem } from '#functions/table/item.ts';
import { locationKeys } from '#functions/table/location.ts';
import { type MerchandiseWrite, transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { raise } from '#functions/table/outbox.ts';
import { settingsWrite } from '#functions/table/price-list-version.ts';
import { priceRowWrite } from '#functions/table/price-row.ts';
import { readVersionedSections, sectionWrite } from '#functions/table/section.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { readVersionedTemplate, templateSave, touchPackages } from '#functions/table/template.ts';
import { done } from '#shared/contract/done.ts';
import type { Fix } from '#shared/model/price-list-finding.ts';
import { rowKeyOf } from '#shared/pricing/row-key.ts';
import { os } from './implementer.ts';

type FixOf<Target extends Fix['target']> = Extract<Fix, { target: Target }>;

const gone = () => problem('stale', { detail: 'What this is about was changed in the meantime. Look at the list again.' });

function rowWrites(
  { working }: Draft,
  locationId: string,
  { row: kind, set, ...of }: FixOf<'row'>,
): (Write | MerchandiseWrite)[] {
  const row = working.rows.find((each) => rowKeyOf(each) === rowKeyOf({ kind, ...of }));
  if (!row) throw gone();
  return [priceRowWrite(locationId, { ...row, ...set } as typeof row)];
}

/** Returns the writes of a changed package. Families see it immediately, so the search is told. */
async function packageWrites(
  context: OperationContext,
  { asRead }: Draft,
  locationId: string,
  { id, set, services }: FixOf<'package'>,
): Promise<Write[]> {
  const found = await readVersionedTemplate(context.table, locationId, id);
  if (!found) throw gone();
  const details = new Map(services?.map(({ packageServiceId, detailText }) => [packageServiceId, detailText]));
  const packageServices = found.template.packageServices.map((each) => ({
    ...each,
    detailText: details.get(each.packageServiceId) ?? each.detailText,
  }));
  return [
    templateSave({ ...found.template, ...set, packageServices }, found.version, callerName(context)),
    touchPackages(locationId),
    asRead.priceList,
    raise(context.event('location.changed', { locationId }, locationId)),
  ];
}

async function sectionWrites(context: OperationContext, locationId: string, { id, set }: FixOf<'section'>): Promise<Write[]> {
  const found = (await readVersionedSections(context.table, locationId)).find(({ section }) => section.id === id);
  if (!found) throw gone();
  return [sectionWrite({ ...found.section, ...set }, found.version, callerName(context))];
}

/** Returns the writes that end a discount, on the next list and on the one in force: families see it immediately. */
function discountWrites(context: OperationContext, draft: Draft, locationId: string, id: string): Write[] {
  const { profile, rules, inForce, writeCounts } = draft;
  const { version } = inForce.rules;
  const without = <Listed extends { id: string }>(discounts: readonly Listed[]) => discounts.filter((each) => each.id !== id);
  const next = { ...rules, discounts: without(rules.discounts) };
  const saved = version > 0 ? [priceRulesWrite(locationId, next, { version, savedBy: callerName(context) })] : [];
  if (!profile.priceList?.discounts.some((each) => each.id === id)) return saved;
  const list = { ...profile.priceList, discounts: without(profile.priceList.discounts) };
  return [
    ...saved,
    {
      put: toItem('price-list', locationKeys.priceList(locationId), list, writeCounts.priceList + 1),
      ifVersion: writeCounts.priceList,
    },
    raise(context.event('location.changed', { locationId }, locationId)),
  ];
}

const writesOf = async (
  context: OperationContext,
  draft: Draft,
  locationId: string,
  fix: Fix,
): Promise<(Write | MerchandiseWrite)[]> => {
  switch (fix.target) {
    case 'row':
      return rowWrites(draft, locationId, fix);
    case 'package':
      return packageWrites(context, draft, locationId, fix);
    case 'section':
      return sectionWrites(context, locationId, fix);
    case 'discount':
      return discountWrites(context, draft, locationId, fix.id);
    case 'settings':
      return [settingsWrite(locationId, { ...draft.settings, ...fix.set }, draft.inForce.saved.version, callerName(context))];
  }
};

/**
 * Makes the change that fixes one problem, derived here from the list as it is now. A problem that is already gone counts as fixed. 409 if it takes more
 * than a click, or if someone changed the same thing meanwhile.
 */
export const mendPriceList = os.mendPriceList.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const draft = await readDraft(context, locationId);
  const finding = draft.findings.find(({ id }) => id === input.findingId);
  if (!finding) return done;
  if (!finding.fix) throw problem('conflict', { detail: `This can’t be fixed with one click. ${finding.mend}` });
  try {
    await transactMerchandise(context.table, locationId, await writesOf(context, draft, locationId, finding.fix));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw gone();
  }
  return done;
});
