import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlanView, ShownInPlan } from '../model/plan-view.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { DroppedChoice } from '../model/priced-plan.ts';
import { askedQuestions } from '../planner/asked-questions.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import { isTheirs } from '../planner/missing-answers.ts';
import { settledChoices } from '../planner/settled-choices.ts';
import { wordingOf } from '../questions/wording.ts';
import { type AccountChange, compareAccounts, isChanged } from './compare-accounts.ts';
import { namedDrops } from './dropped-names.ts';
import { pricePlan } from './price-plan.ts';

/** Something that a family chose or answered and that doesn't count anymore: in the words of then, and why. */
type LostChoice = { id: string; label: string; reason: string };

/** How a plan differs from what it was: its account line by line, what of it is lost, and the questions that it is asked now and wasn't. */
export type PlanChange = AccountChange & { lost: LostChoice[]; newQuestions: ShownInPlan['questions'] };

/** What a plan cost and showed when it was last saved. */
type FormerPlan = Pick<PlanView, 'priced' | 'shown'>;

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Returns what a plan shows at a home: the questions that the family is asked, and the wishes, services, and items of theirs that count. */
export function shownIn(home: PlannerHome, plan: PlanChoices): ShownInPlan {
  const { services, quantities } = settledChoices(home, plan);
  const { itemOf } = homeIndexOf(home);
  const wishes = new Set(plan.selectedServicePreferences);
  const asked = askedQuestions(home, plan).filter(({ question }) => isTheirs(question));
  const questions = asked.map(({ question }) => ({ id: question.id, words: wordingOf(question, plan.timing) }));
  return {
    questions: [...byId(questions).values()],
    choices: [
      ...home.preferenceGroups
        .flatMap(({ preferences }) => preferences)
        .filter(({ id }) => wishes.has(id))
        .map(({ id, name }) => ({ id, words: name })),
      ...services.filter(({ isChosen }) => isChosen).map(({ service: { id, name } }) => ({ id, words: name })),
      ...[...quantities.keys()].map((id) => ({ id, words: itemOf.get(id)?.name ?? '' })),
    ],
  };
}

/** Returns a plan as it would be kept at a home: what it costs, and what it shows. */
export const formerPlan = (home: PlannerHome, plan: PlanChoices): FormerPlan => ({
  priced: pricePlan(home, plan),
  shown: shownIn(home, plan),
});

const NOT_SHOWN = 'This does not come up for what is chosen now.';

type Lost = Pick<DroppedChoice, 'kind' | 'id' | 'reason'>;

/** Returns what counted before and doesn't now, except for what the account says is gone. */
function lostIn({ priced, shown }: FormerPlan, dropped: readonly DroppedChoice[], today: ShownInPlan, told: ReadonlySet<string>) {
  const wereDropped = new Set(priced.dropped.map(({ id }) => id));
  const nowDropped = dropped.filter(({ id, kind }) => kind !== 'package' && !wereDropped.has(id));
  const still = byId(today.choices);
  const hidden = (shown?.choices ?? []).filter(({ id }) => !still.has(id));
  const lost = byId([...hidden.map(({ id }): Lost => ({ kind: 'service', id, reason: NOT_SHOWN })), ...nowDropped]);
  return [...lost.values()].filter(({ id }) => !told.has(id));
}

/**
 * Compares a plan at its home, as the home is now, with what it was when it was last saved. This is what a family is told when a home or the catalog changes in
 * the middle of a plan: every line that costs something else, everything of theirs that doesn't count anymore, and every question that is new. Without a package
 * nothing has a price.
 */
export function whatChanged(home: PlannerHome, plan: PlanChoices, former: FormerPlan): PlanChange {
  const now = pricePlan(home, plan);
  const account = compareAccounts(plan.selectedTemplate ? former.priced : now, now);
  const today = shownIn(home, plan);
  const told = new Set(account.gone.flatMap(({ of }) => of ?? []));
  const names = new Map(
    [...today.questions, ...today.choices, ...(former.shown?.questions ?? []), ...(former.shown?.choices ?? [])].map(
      ({ id, words }) => [id, words],
    ),
  );
  const asked = byId(former.shown?.questions ?? today.questions);
  return {
    ...account,
    lost: namedDrops(home, lostIn(former, now.dropped, today, told), names, plan.timing).map(({ id, label, reason }) => ({
      id,
      label,
      reason,
    })),
    newQuestions: today.questions.filter(({ id }) => !asked.has(id)),
  };
}

/** Returns whether a family should be told anything. */
export const isAnythingChanged = (change: PlanChange): boolean =>
  isChanged(change) || change.lost.length > 0 || change.newQuestions.length > 0;
