import { describe, expect, it } from 'vitest';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import { startingChoices } from '../planner/choices.ts';
import { countIn, countQuestionOf, withCount } from './count-question.ts';
import { pricePlan } from './price-plan.ts';

const home = samplePlannerHome('Averell');
const copies = home.questions.find(({ identifier }) => identifier === 'certificateCopies')!;
const service = home.displayServices.find(({ questions }) => questions.some(({ id }) => id === copies.id))!;
const template = home.templates.find(
  ({ displayServices, dispositionType }) => displayServices.includes(service.id) && dispositionType === 'cremation',
)!;
const ordered = (count: number): PlanChoices => {
  const begun = startingChoices(home, template);
  const chosen = begun.find(({ displayServiceId }) => displayServiceId === service.id) ?? {
    ...{ displayServiceId: service.id, isAddOn: false, answers: [], items: [] },
  };
  return {
    timing: 'at-need',
    type: 'someone-else',
    dispositionType: 'cremation',
    selectedTemplate: template.id,
    selectedServicePreferences: [],
    selectedDisplayServices: [
      ...begun.filter(({ displayServiceId }) => displayServiceId !== service.id),
      { ...chosen, answers: [{ questionId: copies.id, value: count }] },
    ],
  };
};
const lineOf = (choices: PlanChoices) => pricePlan(home, choices).lines.find(({ of }) => of === service.id)!;

describe('the question that a quantity answers', () => {
  const choices = ordered(3);
  const line = lineOf(choices);
  const counted = countQuestionOf(home, choices, line)!;

  it('is the one that was asked, and the price follows its answer', () => {
    expect(counted).toMatchObject({ displayServiceId: service.id, question: { id: copies.id } });
    expect(countIn(choices, counted)).toBe(3);
    const changed = withCount(choices, counted, 5);
    expect(changed).toEqual(ordered(5));
    expect(lineOf(changed)).toEqual({ ...line, quantity: 5, amountCents: line.unitCents * 5 });
  });

  it('is none where the quantity isn’t what was answered, or nobody answered', () => {
    expect(countQuestionOf(home, choices, { ...line, quantity: 4 })).toBeNull();
    expect(countQuestionOf(home, { ...choices, selectedDisplayServices: [] }, line)).toBeNull();
    for (const other of pricePlan(home, choices).lines.filter(({ key }) => key !== line.key))
      expect(countQuestionOf(home, choices, other)).toBeNull();
  });
});
