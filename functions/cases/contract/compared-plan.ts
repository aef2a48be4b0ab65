import type { CaseItemRow } from '#functions/table/case-merchandise.ts';
import type { SelectionRow } from '#functions/table/selection.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { ComparedLine, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';
import type { Selection } from '#shared/model/selection.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { whatChanged } from '#shared/pricing/what-changed.ts';
import { choicesOf } from './first-selection.ts';

type Lines = readonly PricedLine[];

const inShort = (line: PricedLine | undefined) => (line ? { quantity: line.quantity, amountCents: line.amountCents } : null);
const isAlike = (one: PricedLine | undefined, other: PricedLine | undefined): boolean =>
  one?.quantity === other?.quantity && one?.amountCents === other?.amountCents;

/** What discounts and taxes come to follows from the lines, so nobody takes or keeps them. */
const isChosen = ({ section }: PricedLine): boolean => section !== 'discounts' && section !== 'taxes';

/** Special orders, cash advances by hand, and reductions: the conference adds them, and no plan can have them. */
const isOfConference = (key: string): boolean => /^(?:special|advance|reduction):/.test(key);

/** Returns whether staff added what a line is of, so that a plan without it says nothing about it. */
const isAdded = (of: string | null, origins: Selection['origins']): boolean =>
  of !== null && origins[of] !== undefined && origins[of] !== 'plan';

/** Returns the lines in which a plan as it was sent, a selection, and the plan by today's list aren't alike, the plan's own first. */
function comparedLines(plan: Lines, selection: Lines, today: Lines, origins: Selection['origins']): ComparedLine[] {
  const byKey = (lines: Lines) => new Map(lines.filter(isChosen).map((line) => [line.key, line]));
  const [sent, selected, now] = [byKey(plan), byKey(selection), byKey(today)];
  return [...new Set([...sent.keys(), ...now.keys(), ...selected.keys()])].flatMap((key) => {
    const [one, two, three] = [sent.get(key), selected.get(key), now.get(key)];
    if (isAlike(one, two) && isAlike(two, three)) return [];
    const line = (two ?? three ?? one)!;
    if (!one && !three && (isOfConference(key) || isAdded(line.of, origins))) return [];
    return [{ key, label: line.label, of: line.of, plan: inShort(one), selection: inShort(two), today: inShort(three) }];
  });
}

/**
 * Sets a plan as it was sent last, the selection, and the home's list of today side by side. A plan that is sent again changes nothing of a selection: someone
 * takes a line from it, or keeps the selection's.
 */
export function comparedPlan(
  home: PlannerHome,
  sent: SubmissionRecord,
  lines: Lines,
  { kept, selection }: Pick<SelectionRow, 'kept' | 'selection'>,
): NonNullable<SelectionView['plan']> {
  const choices = choicesOf(sent.arrangement);
  const keys = new Set(kept?.submissionId === sent.id ? kept.keys : []);
  const compared = comparedLines(sent.priced.lines, lines, pricePlan(home, choices).lines, selection.origins);
  return {
    submissionId: sent.id,
    sentOn: sent.submittedOn,
    choices,
    sent: sent.priced.lines.map(({ key, label, of, quantity, amountCents }) => ({ key, label, of, quantity, amountCents })),
    totalCents: sent.priced.totalCents,
    kept: [...keys],
    lines: compared.filter(({ key }) => !keys.has(key)),
    lost: whatChanged(home, choices, sent).lost.map(({ id, label, reason }) => ({ id, label, reason })),
  };
}

/**
 * Returns the goods of which the Merchandise page of a case and what was agreed on don't have the same number: what was chosen there after the selection was first
 * saved, and what only the conference has. Neither follows the other by itself, so that nothing comes onto a statement, or off it, that nobody has looked at.
 */
export function comparedGoods(
  home: PlannerHome,
  { choices, specialOrders }: Pick<Selection, 'choices' | 'specialOrders'>,
  items: readonly CaseItemRow[],
): SelectionView['goods'] {
  const { itemOf } = homeIndexOf(home);
  const agreed = new Map(settledChoices(home, choices).quantities);
  for (const { locationItemId: id, quantity } of specialOrders) if (id) agreed.set(id, (agreed.get(id) ?? 0) + quantity);
  const inCase = new Map(items.filter(({ isRemoved }) => !isRemoved).map((item) => [item.locationItemId, item]));
  return [...new Set([...inCase.keys(), ...agreed.keys()])].flatMap((locationItemId) => {
    const [item, onContract] = [inCase.get(locationItemId), agreed.get(locationItemId) ?? 0];
    const name = item?.name ?? itemOf.get(locationItemId)?.name ?? '';
    // Of what nobody has set a price for yet, there is nothing to agree on.
    if (name === '' || (item?.isSpecialOrder && item.priceCents === 0) || item?.quantity === onContract) return [];
    return [{ locationItemId, name, onCase: item?.quantity ?? 0, onContract, isSpecialOrder: item?.isSpecialOrder ?? false }];
  });
}
