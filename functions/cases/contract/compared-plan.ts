import type { SelectionRow } from '#functions/table/selection.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { ComparedLine, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';
import type { Selection } from '#shared/model/selection.ts';
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
