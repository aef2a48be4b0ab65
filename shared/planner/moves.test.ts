import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryHome, checkHome } from '#test/planner/arbitrary-home.ts';
import { answerAll, answerStep, type Dice, diceOf } from '#test/planner/walk-plan.ts';
import { arrangementSchema } from '../model/arrangement.ts';
import { displayServicePage } from '../model/enumerations/question.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { isAnswered, isMessage } from '../questions/is-answered.ts';
import { withFixedServices } from './choices.ts';
import { missingRequired } from './missing-required.ts';
import {
  existingSteps,
  furthestStep,
  isReachable,
  lastCompleted,
  type Move,
  moveBack,
  moveNext,
  progressAt,
  showsTotal,
} from './moves.ts';
import { chosenTemplate, templatesFor } from './offers.ts';
import { emptyPlan, type PlanDraft } from './plan-draft.ts';
import { arrangementOf, draftOf } from './saved-plan.ts';
import { servicesOn } from './service-visibility.ts';
import { type StepKey, stepOf, steps } from './steps.ts';

const runs = process.env.YARROW_DEEP === '1' ? 10_000 : 1000;
/** In milliseconds. A thousand plans take a few seconds on two busy cores, and ten times as many take ten times as long. */
const patience = runs * 60;
const free = { isSaving: false, isLoading: false };
const id = '0190a1b2-0000-7000-8000-000000000001';
const place = { arrangementId: id, priceCents: 0, isPrimary: false };
const streams = fc.array(fc.nat({ max: 1000 }), { minLength: 20, maxLength: 60 });

/** More moves than any plan needs. */
const ENOUGH = 200;

/** Expects a save to have what the table says (the list of packages before step index 5, the chosen one from it on), and the contract to accept it. */
function expectSave(home: PlannerHome, plan: PlanDraft): void {
  const saved = arrangementOf(home, plan, place);
  expect(arrangementSchema.parse(saved)).toEqual(saved);
  expect(saved.completedFinalStep).toBe(lastCompleted(home, plan));
  expect(saved.templates === undefined).toBe(saved.completedFinalStep >= 5);
  expect(saved.selectedTemplate !== undefined).toBe(saved.completedFinalStep >= 5);
  expect(arrangementOf(home, draftOf(saved), place)).toEqual(saved);
}

/** Expects going back and forward to lead to the same step without changing the plan. */
function expectUnchangedByBack(home: PlannerHome, plan: PlanDraft, at: StepKey): void {
  const back = moveBack(home, plan, at, free);
  if (back.kind === 'start') expect(at).toBe('timing');
  if (back.kind !== 'to') return;
  expect(back.saves).toBe(false);
  expect(back.plan).toBe(plan);
  const again = moveNext(home, back.plan, back.step.key, free);
  expect(again).toEqual({ kind: 'to', step: stepOf(at), saves: back.step.index >= 2, plan });
}

/** Goes one step forward. Without a value it stays; with one it moves to the next existing step, and saves exactly where the table says. */
function goOn(home: PlannerHome, before: PlanDraft, at: StepKey, dice: Dice): { plan: PlanDraft; move: Move } {
  const step = stepOf(at);
  expect(moveNext(home, before, at, { isSaving: true, isLoading: false })).toEqual({ kind: 'stay', why: 'busy' });
  if (!step.canContinue(home, before)) expect(moveNext(home, before, at, free)).toEqual({ kind: 'stay', why: 'incomplete' });
  const plan = withFixedServices(home, answerStep(home, before, at, dice));
  expect(step.canContinue(home, plan)).toBe(true);
  const move = moveNext(home, plan, at, free);
  return { plan, move };
}

/** Walks from the first step to the end and returns the plan at the summary. */
function walk(home: PlannerHome, dice: Dice): PlanDraft {
  let plan = emptyPlan;
  let at: StepKey = 'timing';
  for (let moves = 0; moves < ENOUGH; moves += 1) {
    expectUnchangedByBack(home, plan, at);
    const went = goOn(home, plan, at, dice);
    plan = went.plan;
    const { move } = went;
    if (move.kind === 'finish') return move.plan;
    if (move.kind === 'stay') {
      // An answer on a later page has opened an earlier step, and the planner leads back to it.
      expect(move.why).toBe('unreachable');
      at = furthestStep(home, plan).key;
      continue;
    }
    if (move.kind !== 'to') throw new Error('Forward never leads to the start.');
    const from = stepOf(at);
    expect(move.saves).toBe(from.index >= 2);
    const between = steps.filter(({ index, exists }) => index > from.index && index < move.step.index && exists(home, move.plan));
    expect(between).toEqual([]);
    expect(move.step.exists(home, move.plan)).toBe(true);
    plan = move.plan;
    if (move.saves) expectSave(home, plan);
    at = isReachable(home, plan, move.step) ? move.step.key : furthestStep(home, plan).key;
  }
  throw new Error('The plan has no end.');
}

/** Returns the required questions that nobody answered, found the plain way: those without rules certainly show. */
const plainlyMissing = (home: PlannerHome, plan: PlanDraft): string[] =>
  existingSteps(home, plan).flatMap(({ key }) =>
    !displayServicePage.has(key)
      ? []
      : servicesOn(home, plan, key).flatMap((service) => {
          const chosen = plan.selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === service.id);
          if (!chosen) return [];
          return service.questions.flatMap((choice) => {
            const question = home.questions.find((each) => each.id === choice.id);
            if (!question || choice.isOptional || choice.logic || question.visibleWhen || isMessage(question)) return [];
            const value = chosen.answers.find(({ questionId }) => questionId === choice.id)?.value;
            return isAnswered(question, value) ? [] : [`${service.id} ${choice.id}`];
          });
        }),
  );

describe('the planner, whatever a home offers', () => {
  it(
    'has no dead end, saves exactly when the table says, and loses nothing by going back',
    () => {
      fc.assert(
        fc.property(arbitraryHome, streams, (home, numbers) => {
          const plan = walk(checkHome(home), diceOf(numbers));
          expect(plan.completedFinalStep).toBe(14);
          expect(furthestStep(home, plan).key).toBe('summary');
        }),
        { numRuns: runs, seed: 20261121 },
      );
    },
    patience,
  );

  it(
    'names every missing required answer in the summary, and nothing else',
    () => {
      fc.assert(
        fc.property(arbitraryHome, streams, (home, numbers) => {
          const dice = diceOf(numbers);
          let plan = walk(home, dice);
          const missing = missingRequired(home, plan);
          const named = missing.flatMap(({ question }) =>
            question ? [`${question.displayServiceId} ${question.questionId}`] : [],
          );
          expect(named).toEqual(expect.arrayContaining(plainlyMissing(home, plan)));
          // The steps before the services must have their values.
          expect(missing.filter(({ question }) => !question)).toEqual([]);
          for (let rounds = 0; rounds < 20 && missingRequired(home, plan).length > 0; rounds += 1) {
            for (const { step } of missingRequired(home, plan)) plan = answerAll(home, plan, step, dice);
          }
          expect(missingRequired(home, plan)).toEqual([]);
        }),
        { numRuns: runs, seed: 20261121 },
      );
    },
    patience,
  );
});

const firstKeys: readonly StepKey[] = ['timing', 'type', 'contacts', 'disposition-type', 'select-template'];

describe('the progress of a plan', () => {
  it('counts the steps that the plan has, or before it has a package, the most that one could add', () => {
    fc.assert(
      fc.property(
        arbitraryHome,
        streams,
        fc.constantFrom<StepKey[]>([], ['timing', 'disposition-type'], [...firstKeys]),
        (home, stream, keys) => {
          const dice = diceOf(stream);
          const plan = keys.reduce((before, key) => withFixedServices(home, answerStep(home, before, key, dice)), emptyPlan);
          const { of, isEstimate } = progressAt(home, plan, 'contacts');
          const template = chosenTemplate(home, plan);
          expect(isEstimate).toBe(template === undefined);
          if (template) expect(of).toBe(existingSteps(home, plan).length);
          for (const { id, dispositionType } of templatesFor(home, plan.dispositionType)) {
            const chosen = existingSteps(home, { ...plan, dispositionType, selectedTemplate: id });
            if (!template) expect(chosen.length).toBeLessThanOrEqual(of);
          }
        },
      ),
      { numRuns: 100 },
    );
  }, 30_000);
});

describe('moves', () => {
  it('name what an empty plan lacks, by its step', () => {
    const [home] = fc.sample(arbitraryHome, { numRuns: 1, seed: 1 });
    if (!home) throw new Error('There is no home.');
    expect(missingRequired(home, emptyPlan).map(({ step, words }) => `${step}: ${words}`)).toEqual([
      'timing: When the funeral is needed',
      'type: Who the plan is for',
      'contacts: The person who plans',
      'disposition-type: Burial, cremation or another disposition',
      'select-template: A package of this home',
    ]);
    expect(progressAt(home, emptyPlan, 'contacts')).toMatchObject({ at: 3 });
    expect(isReachable(home, emptyPlan, stepOf('contacts'))).toBe(false);
    expect(furthestStep(home, emptyPlan).key).toBe('timing');
  });

  it('lead back from the first step to the start, and show the total after step index 5', () => {
    const [home] = fc.sample(arbitraryHome, { numRuns: 1, seed: 1 });
    if (!home) throw new Error('There is no home.');
    expect(moveBack(home, emptyPlan, 'timing', free)).toEqual({ kind: 'start' });
    expect(moveBack(home, emptyPlan, 'timing', { isSaving: false, isLoading: true })).toEqual({ kind: 'stay', why: 'busy' });
    expect(steps.filter(({ key }) => showsTotal(key)).map(({ index }) => index)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});
