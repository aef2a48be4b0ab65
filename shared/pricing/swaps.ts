import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PricedPlan } from '../model/priced-plan.ts';
import { missingOn } from '../planner/missing-answers.ts';
import { pricePlan } from './price-plan.ts';
import { draftOf, type SwapCandidate, swapCandidates } from './swap-candidates.ts';

/**
 * One change that saves money: in plain words, the savings (US cents), the plan after it, and its total. The plan before it is the undo. `alsoGone` names
 * what else leaves the plan: what came with a package.
 */
export type Swap = {
  key: string;
  label: string;
  savesCents: number;
  totalCents: number;
  alsoGone: string[];
  plan: PlanChoices;
};

/** How many swaps are named. */
const NAMED_SWAPS = 3;

/** Lists the steps that can't be left while a required answer is missing (docs/decisions.md, Planner). */
const strictPages = ['death-certificates', 'conference'] as const;

const missingCount = (home: PlannerHome, plan: PlanChoices): number =>
  strictPages.reduce((sum, page) => sum + missingOn(home, draftOf(plan), page).length, 0);

const keysOf = (entries: readonly { key: string }[]): Set<string> => new Set(entries.map(({ key }) => key));

/**
 * Returns whether a cheaper plan is no worse: nothing more is without a price (which would only look cheaper), nothing more is dropped, and nothing that
 * the family had chosen is now required.
 */
function isSound(before: PricedPlan, after: PricedPlan): boolean {
  const [lines, unpriced] = [keysOf(before.lines), keysOf(before.unpriced)];
  const dropped = new Set(before.dropped.map(({ kind, id }) => `${kind}:${id}`));
  return (
    after.unpriced.every(({ key }) => unpriced.has(key)) &&
    after.dropped.every(({ kind, id }) => dropped.has(`${kind}:${id}`)) &&
    after.lines.every(({ key, why }) => why.kind !== 'required' || lines.has(key))
  );
}

type PricedSwap = Swap & Pick<SwapCandidate, 'subject'>;

/**
 * Returns the three changes that save the most, one per subject, each computed by pricing the plan after it: something left out, the cheapest of a kind,
 * half as many, another package. None while the plan is at or under the ceiling (US cents). Since each one saves, none undoes one just made. What is
 * required or can't be declined is never among them.
 */
export function swapsUnder(home: PlannerHome, plan: PlanChoices, ceilingCents: number): Swap[] {
  const before = pricePlan(home, plan);
  if (before.totalCents <= ceilingCents) return [];
  const missing = missingCount(home, plan);
  const saving = swapCandidates(home, plan)
    .flatMap((candidate): PricedSwap[] => {
      const after = pricePlan(home, candidate.plan);
      const savesCents = before.totalCents - after.totalCents;
      if (savesCents <= 0 || !isSound(before, after)) return [];
      return [{ ...candidate, savesCents, totalCents: after.totalCents }];
    })
    .sort((one, other) => other.savesCents - one.savesCents || (one.key < other.key ? -1 : 1));
  const named: Swap[] = [];
  const subjects = new Set<string>();
  for (const { subject, ...swap } of saving) {
    if (named.length === NAMED_SWAPS) break;
    if (subjects.has(subject) || missingCount(home, swap.plan) > missing) continue;
    subjects.add(subject);
    named.push(swap);
  }
  return named;
}
