import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type CaseServiceRow, readCaseServices } from '#functions/table/case-display-service.ts';
import { type CaseItemRow, readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { NOT_SENT, readCasePlan } from '#functions/table/plan-case.ts';
import type { SelectionRow } from '#functions/table/selection.ts';
import { readSubmission, type SubmissionRecord } from '#functions/table/submission.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { ContractTerms } from '#shared/model/contract-terms.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { emptySelection, MAX_SELECTION_PIECES, type Selection, type SpecialOrder } from '#shared/model/selection.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { neededOnce } from '#shared/planner/replaced-items.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { answeredOnce, type ContractFile } from './contract-file.ts';

/** Returns the plan that counts for a case, as it was sent last; undefined if none was sent. */
export async function primarySubmission(
  { table }: Pick<OperationContext, 'table'>,
  { id, planId }: Pick<CaseRecord, 'id' | 'planId'>,
): Promise<SubmissionRecord | undefined> {
  const link = planId === undefined ? undefined : await readCasePlan(table, id, planId);
  if (!link || link.submissionId === NOT_SENT) return undefined;
  return readSubmission(table, link.planId, link.submissionId);
}

/** Returns what of a plan decides what it costs. */
export const choicesOf = ({
  timing,
  type,
  dispositionType,
  selectedServicePreferences,
  selectedDisplayServices,
  selectedTemplate,
}: PlanChoices): PlanChoices => ({
  timing,
  type,
  ...(dispositionType ? { dispositionType } : {}),
  selectedServicePreferences,
  selectedDisplayServices,
  ...(selectedTemplate ? { selectedTemplate } : {}),
});

/**
 * Returns the choices of a plan with what the home or the family chose for the case by itself, which the plan doesn't have. Of what a person needs once, such as a
 * casket, the plan's is taken, and the contract's page says which one the case has.
 */
function withGoodsOfCase(
  home: PlannerHome,
  choices: PlanChoices,
  items: readonly CaseItemRow[],
): Pick<Selection, 'choices' | 'origins'> {
  const { itemOf, categoryOf } = homeIndexOf(home);
  const { quantities } = settledChoices(home, choices);
  const need = (id: string) => neededOnce(categoryOf.get(itemOf.get(id)?.itemCategoryId ?? ''));
  const planned = new Set([...quantities.keys()].map(need));
  const own = items.filter(({ locationItemId: id, chosenBy, isRemoved, isSpecialOrder }) => {
    if (isRemoved || isSpecialOrder || chosenBy === 'plan' || quantities.has(id) || !itemOf.has(id)) return false;
    const once = need(id);
    return once === undefined || !planned.has(once);
  });
  return {
    choices: { ...choices, selectedDisplayServices: [...choices.selectedDisplayServices, ...own.map(chosenItem)] },
    origins: Object.fromEntries(own.map(({ locationItemId }) => [locationItemId, 'case' as const])),
  };
}

const ordersOf = (items: readonly CaseItemRow[], newId: () => string): SpecialOrder[] =>
  items
    .filter(({ isRemoved, isSpecialOrder, priceCents }) => !isRemoved && isSpecialOrder && priceCents > 0)
    .slice(0, MAX_SELECTION_PIECES)
    .map((item) => specialOrder(item, newId()));

const isThere = ({ displayServiceAction }: CaseServiceRow): boolean => displayServiceAction !== 'removed';

/** Returns a display service of a case as a plan chooses it, with its answers. */
const chosenService = ({ displayServiceId, isAddOn, questions }: CaseServiceRow): SelectedDisplayService => ({
  displayServiceId,
  isAddOn,
  answers: questions.flatMap(({ id, value }) => (value === undefined ? [] : [{ questionId: id, value }])),
  items: [],
});

const chosenItem = ({ locationItemId, quantity }: CaseItemRow): SelectedDisplayService => ({
  displayServiceId: locationItemId,
  isAddOn: false,
  answers: [],
  items: [{ locationItemId, quantity }],
});

const specialOrder = ({ locationItemId, name, description, priceCents, quantity }: CaseItemRow, id: string): SpecialOrder => ({
  id,
  locationItemId,
  name,
  description,
  priceCents,
  quantity,
  origin: 'case',
});

/** Returns what the case itself says was chosen: its display services, its goods at their list's prices, and what is ordered for this family alone. */
async function selectionOfCase(
  { table, newId }: Pick<OperationContext, 'table' | 'newId'>,
  record: CaseRecord,
): Promise<Selection> {
  const [services, { items }] = await Promise.all([readCaseServices(table, record.id), readCaseMerchandise(table, record.id)]);
  const listed = items.filter(({ isRemoved, isSpecialOrder }) => !isRemoved && !isSpecialOrder);
  return {
    ...emptySelection,
    choices: {
      timing: record.type,
      type: 'someone-else',
      ...(record.dispositionType ? { dispositionType: record.dispositionType } : {}),
      selectedServicePreferences: [],
      selectedDisplayServices: [...services.filter(isThere).map(chosenService), ...listed.map(chosenItem)],
    },
    specialOrders: ordersOf(items, newId),
  };
}

/** Returns the day on which a new contract is due. What is due on signing has no day yet: the version's rules say so. */
const dueOnBy = ({ dueInDays }: ContractTerms, today: string): string | null => (dueInDays ? addDays(today, dueInDays) : null);

/**
 * Returns the selection that a case begins with: what its plan says as it was sent last, with the goods that were chosen for the case besides it, or else what the
 * case itself says, on the home's terms. It's filled once: a plan that is sent again changes nothing of it (docs/decisions.md, Contract and payments).
 */
export async function firstSelection(
  context: Pick<OperationContext, 'table' | 'newId' | 'now'>,
  { record, terms, home }: Pick<ContractFile, 'record' | 'terms' | 'home'>,
  sent: SubmissionRecord | undefined,
): Promise<SelectionRow> {
  const row = { version: 0, amends: null, kept: null };
  const agreed = { terms: terms.text, dueOn: dueOnBy(terms, dateInZone(context.now.toISOString(), home.timeZone)) };
  if (!sent)
    return answeredOnce(home, {
      ...row,
      selection: { ...(await selectionOfCase(context, record)), ...agreed },
      filledFrom: { kind: 'case', on: context.now.toISOString() },
    });
  const { items } = await readCaseMerchandise(context.table, record.id);
  return answeredOnce(home, {
    ...row,
    selection: {
      ...emptySelection,
      ...agreed,
      ...withGoodsOfCase(home, choicesOf(sent.arrangement), items),
      specialOrders: ordersOf(items, context.newId),
    },
    filledFrom: { kind: 'plan', planId: sent.arrangementId, submissionId: sent.id, on: sent.submittedOn },
  });
}
