import type { SelectedDisplayService } from '../model/arrangement.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { DroppedChoice } from '../model/priced-plan.ts';
import { chosenTemplate, preferenceGroupsFor, servicesOffered } from '../planner/offers.ts';
import { identifiersOf } from '../planner/plan-facts.ts';
import { answersByIdentifier, askedQuestions, storedAnswers } from '../questions/asked-question.ts';
import { type DroppedAnswer, keptAnswers } from '../questions/kept-answers.ts';

/** A plan as it counts at its home, and what of it does not. */
export type SettledPlan = { plan: PlanChoices; dropped: DroppedChoice[] };

/** Rules may hang on each other's answers; past as many rounds as any real catalogue needs, what stands by then counts. */
const MOST_ROUNDS = 8;

/** Most units of an item that one plan can take. */
const MOST_UNITS = 999;

const wordsOf = (answer: DroppedAnswer): string =>
  answer.reason === 'invalid'
    ? answer.words
    : answer.reason === 'hidden'
      ? 'The question does not apply any more.'
      : 'The question is not asked here.';

/** Answers of one display service that count: to questions that show, of the right kind, inside their bounds. */
function settleAnswers(home: PlannerHome, plan: PlanChoices, service: DisplayService, selection: SelectedDisplayService) {
  const catalogue = new Map(home.questions.map((question) => [question.id, question]));
  const questions = askedQuestions(service.questions, catalogue);
  const stored = answersByIdentifier(questions, selection.answers);
  const kept = keptAnswers(questions, stored, { facts: identifiersOf(home, plan, service.id) });
  const idOf = new Map(questions.map(({ id, identifier }) => [identifier, id]));
  const known = new Set(questions.map(({ id }) => id));
  const dropped: DroppedChoice[] = [
    ...kept.dropped.flatMap((each): DroppedChoice[] => {
      const id = idOf.get(each.identifier);
      return id ? [{ kind: 'answer', id, reason: wordsOf(each) }] : [];
    }),
    ...selection.answers
      .filter(({ questionId }) => !known.has(questionId))
      .map(({ questionId: id }): DroppedChoice => ({ kind: 'answer', id, reason: 'The question is not asked here.' })),
  ];
  return { selection: { ...selection, answers: storedAnswers(questions, kept.answers) }, dropped };
}

/** The items of a selection that the home sells, each once, its quantities added up. */
function settleItems(sold: ReadonlySet<string>, { items }: SelectedDisplayService) {
  const quantities = new Map<string, number>();
  const dropped: DroppedChoice[] = [];
  for (const { locationItemId: id, quantity } of items) {
    if (sold.has(id)) quantities.set(id, Math.min(MOST_UNITS, (quantities.get(id) ?? 0) + quantity));
    else dropped.push({ kind: 'item', id, reason: 'This home does not sell this item any more.' });
  }
  return { items: [...quantities].map(([locationItemId, quantity]) => ({ locationItemId, quantity })), dropped };
}

/** Whether a selection is an item of merchandise: its display service has the location item's id. */
const isItem = ({ displayServiceId, items }: SelectedDisplayService): boolean =>
  items.some(({ locationItemId }) => locationItemId === displayServiceId);

type Round = { selections: SelectedDisplayService[]; dropped: DroppedChoice[] };

function settleOnce(home: PlannerHome, plan: PlanChoices): Round {
  const offered = new Map(servicesOffered(home, plan).map((service) => [service.id, service]));
  const sold = new Set(home.items.map(({ id }) => id));
  const round: Round = { selections: [], dropped: [] };
  const seen = new Set<string>();
  for (const selection of plan.selectedDisplayServices) {
    const { displayServiceId: id } = selection;
    if (seen.has(id)) continue;
    seen.add(id);
    const { items, dropped } = settleItems(sold, selection);
    const service = offered.get(id);
    if (service) {
      const answered = settleAnswers(home, plan, service, selection);
      round.selections.push({ ...answered.selection, items });
      round.dropped.push(...answered.dropped, ...dropped);
    } else if (sold.has(id) || isItem(selection)) {
      if (items.length > 0) round.selections.push({ ...selection, answers: [], items });
      round.dropped.push(...dropped);
    } else round.dropped.push({ kind: 'service', id, reason: 'The package does not offer this, or it does not apply any more.' });
  }
  return round;
}

/** Wishes that the home asks for this disposition. */
function settlePreferences(home: PlannerHome, plan: PlanChoices) {
  const asked = new Set(preferenceGroupsFor(home, plan).flatMap(({ preferences }) => preferences.map(({ id }) => id)));
  return {
    preferences: plan.selectedServicePreferences.filter((id) => asked.has(id)),
    dropped: plan.selectedServicePreferences
      .filter((id) => !asked.has(id))
      .map((id): DroppedChoice => ({ kind: 'preference', id, reason: 'This wish is not asked for here.' })),
  };
}

/**
 * A plan as it counts at this home: without a package that is gone, without what the package does not offer, without items that are not sold, without
 * answers that are hidden, out of range or of the wrong kind (issue of bad input: dropped, not priced). What cannot be removed is in it. Settling what is
 * settled changes nothing but says nothing either.
 */
export function settledPlan(home: PlannerHome, given: PlanChoices): SettledPlan {
  const template = chosenTemplate(home, given);
  const dropped: DroppedChoice[] = [];
  if (given.selectedTemplate && !template)
    dropped.push({ kind: 'package', id: given.selectedTemplate, reason: 'This home does not offer this package any more.' });
  const wishes = settlePreferences(home, given);
  let plan: PlanChoices = { ...given, selectedTemplate: template?.id, selectedServicePreferences: wishes.preferences };
  // Without a package nothing is offered yet: what was chosen from a former one waits, answers and all, for the next.
  if (!template) return { plan, dropped: [...dropped, ...wishes.dropped] };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = JSON.stringify(plan.selectedDisplayServices);
    const next = settleOnce(home, withFixed(home, plan));
    plan = { ...plan, selectedDisplayServices: next.selections };
    dropped.push(...next.dropped);
    if (JSON.stringify(next.selections) === before) break;
  }
  return { plan, dropped: [...dropped, ...wishes.dropped] };
}

/** Adds what the package holds and nobody can remove. */
function withFixed(home: PlannerHome, plan: PlanChoices): PlanChoices {
  const chosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  const fixed = servicesOffered(home, plan).filter(
    ({ id, canRemoveInOnlineArrangements }) => !canRemoveInOnlineArrangements && !chosen.has(id),
  );
  if (fixed.length === 0) return plan;
  const added = fixed.map(({ id, isAddOn }) => ({ displayServiceId: id, isAddOn, answers: [], items: [] }));
  return { ...plan, selectedDisplayServices: [...plan.selectedDisplayServices, ...added] };
}
