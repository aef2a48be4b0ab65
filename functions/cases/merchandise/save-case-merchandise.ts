import { showroomAtWork, type WholeShowroom } from '#functions/merchandise/showroom.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseUpdate } from '#functions/table/case.ts';
import {
  type CaseItemRow,
  type CaseMerchandiseRows,
  caseItemWrite,
  familyOptionsWrite,
  readCaseMerchandise,
} from '#functions/table/case-merchandise.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import type { CaseItemChange, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { NOT_SUITABLE, suitsDisposition } from '#shared/merchandise/suits-disposition.ts';
import { MAX_CASE_ITEMS } from '#shared/model/case-item.ts';
import type { FamilyOption } from '#shared/model/enumerations/case.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { about, changeCase, staleCase } from '../changing/change-case.ts';
import { contractedProblem, isContracted } from '../changing/not-contracted.ts';
import { tellOnce } from '../changing/tell-once.ts';
import { changedBy } from '../changing/timeline-of.ts';
import { categorySight, familyOptionsAt } from '../viewing/category-sight.ts';
import { actsForHome, caseMerchandiseView, seenCategories } from './case-merchandise-view.ts';
import { listedItem } from './chosen-item.ts';
import { asPlannedAgain, paidOnce } from './follow-plan.ts';

const refuse = (locationItemId: string, message: string) =>
  problem('invalid_input', { errors: [{ field: `items.${locationItemId}`, message }] });

type Choosing = {
  context: OperationContext;
  viewed: ViewedCase;
  rows: CaseMerchandiseRows;
  showroom: WholeShowroom | undefined;
  release: number;
};

/** Refuses someone who may not choose items of a category; to those who don't see it, it doesn't exist. */
function checkMayChange({ viewed: { viewer }, rows }: Choosing, itemCategoryId: string): void {
  const sight = categorySight(viewer, rows.options, itemCategoryId);
  if (sight === 'cannot-see') throw problem('not_found');
  if (sight !== 'can-edit') throw problem('forbidden');
}

/** Refuses what doesn't serve the case's disposition. What was chosen of it before may still be changed. */
function checkSuits({ viewed: { record }, showroom }: Choosing, { locationItemId, itemCategoryId }: CaseItemRow): void {
  const category = showroom?.categories.find(({ id }) => id === itemCategoryId);
  if (!suitsDisposition(category ?? {}, record.dispositionType)) throw refuse(locationItemId, `${NOT_SUITABLE} case.`);
}

/** Refuses a family what the home orders for one family only: that begins with a talk. What staff chose of it may still be changed. */
function checkMayOrder({ viewed: { viewer }, showroom }: Choosing, locationItemId: string): void {
  if (viewer === 'family' && showroom?.specialOrders.has(locationItemId))
    throw refuse(locationItemId, 'The home orders this specially. Call or write to them, and they’ll add it.');
}

/** Returns an item at the words and the price that the home's list has now. */
function chosenNow({ context, viewed, showroom, release }: Choosing, locationItemId: string): Omit<CaseItemRow, 'version'> {
  const listed = showroom && listedItem(showroom, locationItemId, release);
  if (!listed) throw refuse(locationItemId, 'The home doesn’t sell this any more.');
  const chosenBy = viewed.viewer === 'family' ? 'family' : 'home';
  return { ...listed, quantity: 1, chosenBy, chosenOn: context.now.toISOString(), isRemoved: false };
}

/**
 * Returns an item after a change. One that is chosen again after it was removed takes the words and the price of today; who doesn't see what was removed
 * chooses it like any other.
 */
function changedItem(choosing: Choosing, change: CaseItemChange): CaseItemRow {
  const { viewed, rows } = choosing;
  const { locationItemId, version, quantity, isPricedAgain } = change;
  const row = rows.items.find((each) => each.locationItemId === locationItemId);
  const isNew = version === null;
  if (isNew && row && !row.isRemoved) throw staleCase('Someone chose this in the meantime.');
  if (!isNew && (!row || (row.isRemoved && viewed.viewer === 'family'))) throw problem('not_found');
  const before = row ?? { ...chosenNow(choosing, locationItemId), version: 0 };
  checkMayChange(choosing, before.itemCategoryId);
  if (!isNew && before.version !== version) throw staleCase();
  if (isPricedAgain && !actsForHome(viewed.viewer)) throw problem('forbidden');
  if (isNew && change.isRemoved) throw refuse(locationItemId, 'This isn’t chosen yet, so it can’t be removed.');
  const isRemoved = !isNew && (change.isRemoved ?? before.isRemoved);
  if (isRemoved && quantity !== undefined) throw refuse(locationItemId, 'This is removed. Choose it again to change how many.');
  const isChosenAgain = before.isRemoved && !isRemoved;
  if (isNew || isChosenAgain) {
    checkSuits(choosing, before);
    checkMayOrder(choosing, locationItemId);
  }
  const { chosenBy, chosenOn, allowance } = before;
  const listed = isPricedAgain || isChosenAgain ? chosenNow(choosing, locationItemId) : before;
  const after = {
    ...listed,
    ...(isChosenAgain ? {} : { chosenBy, chosenOn }),
    ...(allowance ? { allowance } : {}),
    ...(before.plannedVersion ? { plannedVersion: before.plannedVersion } : {}),
    quantity: quantity ?? (isNew ? 1 : before.quantity),
    isRemoved,
    version: before.version,
  };
  if (viewed.viewer === 'family') return after;
  return asPlannedAgain({ before, after, isListed: isPricedAgain === true || isChosenAgain || isNew }, rows.planChanges);
}

/** Changes items of a case, all or none, each at the version that the caller saw. None once a contract says what is charged. */
export async function saveCaseItems(
  context: OperationContext,
  viewed: ViewedCase,
  changes: readonly CaseItemChange[],
): Promise<CaseMerchandise> {
  const { record } = viewed;
  if (isContracted(record)) throw contractedProblem(viewed.viewer);
  const ids = changes.map(({ locationItemId }) => locationItemId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw refuse(twice, 'This is listed twice.');
  const [rows, showroom, head] = await Promise.all([
    readCaseMerchandise(context.table, record.id),
    showroomAtWork(context, record.providerLocationId),
    readHead(context.table),
  ]);
  const options = familyOptionsAt(showroom?.catalog.hidden ?? [], rows.options);
  const choosing = { context, viewed, rows: { ...rows, options }, showroom, release: head?.release ?? 0 };
  const chosen = changes.map((change) => changedItem(choosing, change));
  const { changed, others } = paidOnce(rows, chosen);
  if (others.length + changed.length > MAX_CASE_ITEMS)
    throw problem('invalid_input', {
      errors: [{ field: 'items', message: `A case has at most ${MAX_CASE_ITEMS} items.` }],
    });
  const subject = chosen
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
  const eventData = { ...about(record), displayServiceIds: [], locationItemIds: ids };
  await changeCase(context, record, {
    writes: [
      ...changed.map((item) => caseItemWrite(record.id, item)),
      caseUpdate(record.id, changedBy(context, record.id), {}),
      ...(await tellOnce(context, record.id, { kind: 'services-changed', subject })),
    ],
    events: [context.event('case.services-changed', eventData, record.providerLocationId)],
  });
  const after = changed.map((item) => ({ ...item, version: item.version + 1 }));
  return caseMerchandiseView(showroom, viewed, { ...rows, items: [...others, ...after] });
}

/** Decides what the family of a case may do with categories, over the decision that the caller saw. */
export async function saveFamilyOptions(
  context: OperationContext,
  viewed: ViewedCase,
  { version, options }: { version: number; options: readonly { itemCategoryId: string; familyOption: FamilyOption }[] },
): Promise<CaseMerchandise> {
  const { record } = viewed;
  const [rows, showroom] = await Promise.all([
    readCaseMerchandise(context.table, record.id),
    showroomAtWork(context, record.providerLocationId),
  ]);
  if (rows.optionsVersion !== version) throw staleCase();
  const { categories } = seenCategories(showroom, viewed, rows);
  const ids = options.map(({ itemCategoryId }) => itemCategoryId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice)
    throw problem('invalid_input', { errors: [{ field: `options.${twice}`, message: 'This category is listed twice.' }] });
  const unknown = options.find(({ itemCategoryId }) => !categories.some(({ id }) => id === itemCategoryId));
  if (unknown)
    throw problem('invalid_input', {
      errors: [{ field: `options.${unknown.itemCategoryId}`, message: 'The home doesn’t sell this category.' }],
    });
  const decided = options.map(({ itemCategoryId, familyOption }) => [itemCategoryId, familyOption] as const);
  const after = { ...rows, options: { ...rows.options, ...Object.fromEntries(decided) }, optionsVersion: version + 1 };
  await changeCase(context, record, {
    writes: [
      familyOptionsWrite(record.id, after.options, version),
      ...(await tellOnce(context, record.id, { kind: 'services-changed', subject: 'what the family may choose' })),
    ],
  });
  return caseMerchandiseView(showroom, viewed, after);
}
