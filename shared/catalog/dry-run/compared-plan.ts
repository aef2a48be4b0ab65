import { dispositionGroup, dispositionGroupOf } from '#shared/model/enumerations/disposition.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { askedQuestions } from '#shared/planner/asked-questions.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { formatCents } from '#shared/values/money.ts';
import { type ChangedRule, countRule } from './changed-rules.ts';
import { asksForWords, planOfChoices } from './corpus.ts';
import { addKinds, addToGroup, barOf, type DifferenceKind, type Tally } from './tally.ts';

/** A home at today's prices, with the published catalog and with the drafts, and what of it to look at. */
export type HomePair = {
  before: PlannerHome;
  after: PlannerHome;
  /** Whether the drafts change which questions a plan can be asked. If they don't, no plan is asked others. */
  asks: boolean;
  /** The questions whose answers aren't kept, by id. */
  wordy: ReadonlyMap<string, PlannerHome['questions'][number]>;
};

/** What decides which questions show, apart from a plan's own choices. */
const askingOf = ({
  displayServices,
  questions,
  categoryServices,
  preferenceGroups,
  templates,
  retiredTemplates,
}: PlannerHome) => ({
  services: displayServices.map(({ id, isActive, visibleWhen, dispositionTypes, questions: own }) => ({
    id,
    isActive,
    visibleWhen,
    dispositionTypes,
    own,
  })),
  questions,
  categoryServices,
  preferenceGroups,
  templates,
  retiredTemplates,
});

/** Pairs a home as it is with the home as it would be. */
export function homePair(before: PlannerHome, after: PlannerHome): HomePair {
  const wordy = new Map([...before.questions, ...after.questions].filter(asksForWords).map((each) => [each.id, each]));
  return { before, after, asks: canonicalJson(askingOf(before)) !== canonicalJson(askingOf(after)), wordy };
}

/** Returns the ids of the questions that a plan's own services, and its items, ask now. */
function askedOf(home: PlannerHome, plan: PlanChoices): string {
  return askedQuestions(home, plan)
    .map(({ besideId, question }) => `${besideId} ${question.id}`)
    .join();
}

/** Returns whether two accounts say the same, line by line: the same things at the same amounts under the same names. */
function hasSameLines(before: PricedPlan, after: PricedPlan): boolean {
  const { lines, unpriced, dropped } = before;
  if (lines.length !== after.lines.length || unpriced.length !== after.unpriced.length) return false;
  if (dropped.length !== after.dropped.length) return false;
  for (let at = 0; at < lines.length; at += 1) {
    const [one, other] = [lines[at]!, after.lines[at]!];
    if (one.key !== other.key || one.amountCents !== other.amountCents) return false;
    if (one.quantity !== other.quantity || one.label !== other.label) return false;
  }
  return (
    unpriced.every(({ key, label }, at) => key === after.unpriced[at]?.key && label === after.unpriced[at]?.label) &&
    dropped.every(({ kind, id }, at) => kind === after.dropped[at]?.kind && id === after.dropped[at]?.id)
  );
}

/** How a plan differs, and by how many cents it costs more. */
type PlanDifference = { kinds: DifferenceKind[]; cents: number };

/** Compares what a plan costs and is asked now with what it would be. The plan is whole: `planOfChoices` makes one of what is kept. */
function comparePlan({ before, after, asks }: HomePair, plan: PlanChoices): PlanDifference {
  const [now, then] = [pricePlan(before, plan), pricePlan(after, plan)];
  const kinds: DifferenceKind[] = [];
  const cents = then.totalCents - now.totalCents;
  if (cents !== 0) kinds.push('total');
  if (!hasSameLines(now, then)) kinds.push('lines');
  if (asks && askedOf(before, plan) !== askedOf(after, plan)) kinds.push('questions');
  return { kinds, cents };
}

/** Returns what a plan or a case is, in words: its timing and its kind of disposition. */
export function kindWords({ timing, dispositionType }: Pick<PlanChoices, 'timing' | 'dispositionType'>): string {
  const group = dispositionType ? dispositionGroup.label(dispositionGroupOf(dispositionType)).toLowerCase() : '';
  return [timing, group || 'without a disposition'].filter(Boolean).join(' ');
}

/** Returns an amount with its sign. */
const signedWords = (cents: number): string => `${cents > 0 ? '+' : '-'}${formatCents(Math.abs(cents))}`;

function differenceWords({ kinds, cents }: PlanDifference): string {
  if (cents !== 0) return signedWords(cents);
  return kinds.includes('lines') ? 'different lines, same total' : 'different questions, same lines';
}

/** Returns whether what a plan answered in words decides a changed rule, so that nothing can be said of it. */
const hidesWords = (choices: PlanChoices, unreadable: ReadonlySet<string>): boolean =>
  unreadable.size > 0 &&
  choices.selectedDisplayServices.some(({ answers }) => answers.some(({ questionId }) => unreadable.has(questionId)));

/** Runs the changed rules on a plan. Returns whether each could be run: pricing leaves out what a rule charges that can't. */
function countRules(home: PlannerHome, plan: PlanChoices, rules: readonly ChangedRule[]): boolean {
  const settled = settledChoices(home, plan);
  const has = new Set([...settled.services, ...settled.carried].map(({ service }) => service.id));
  const categoryOf = new Map(home.categoryServices?.map(({ id, itemCategoryId }) => [id, itemCategoryId]));
  let areSound = true;
  for (const rule of rules) {
    const id = rule.noun === 'categoryServices' ? (categoryOf.get(rule.id) ?? '') : rule.id;
    if (rule.noun === 'questionGroups') areSound = countRule(rule, settled.data) && areSound;
    // The rules of a service, or of a category's items, run for the plans that have it; whether it shows is asked of every plan that could.
    else if (rule.path === 'visibleWhen' || has.has(id)) areSound = countRule(rule, settled.dataOf(id)) && areSound;
  }
  return areSound;
}

/** What plans are compared with: their home, the changed rules, and the questions whose words a changed rule reads. */
export type PlanScope = { pair: HomePair; rules: readonly ChangedRule[]; unreadable: ReadonlySet<string> };

/** Compares a kept plan, and adds what is found to a tally. */
export function tallyPlan(tally: Tally, { pair, rules, unreadable }: PlanScope, choices: PlanChoices): void {
  const { plans } = tally.counts;
  if (hidesWords(choices, unreadable)) {
    plans.notComparable += 1;
    return;
  }
  try {
    const plan = planOfChoices(choices, pair.wordy);
    const difference = comparePlan(pair, plan);
    if (rules.length > 0 && !countRules(pair.after, plan, rules)) {
      plans.failed += 1;
      return;
    }
    if (difference.kinds.length === 0) {
      plans.same += 1;
      return;
    }
    plans.different += 1;
    addKinds(tally, difference.kinds);
    if (difference.cents !== 0) tally.cents[barOf(difference.cents)]! += 1;
    addToGroup(tally, `${kindWords(choices)}: ${differenceWords(difference)}`);
  } catch {
    plans.failed += 1;
  }
}
