import { describe, expect, it } from 'vitest';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import { startingChoices } from './choices.ts';
import { withSameWishes, withSharedAnswers } from './same-wishes.ts';

const home = samplePlannerHome('Averell');
const question = home.questions.find(({ identifier }) => identifier === 'ashesPlan')!;
const group = home.preferenceGroups.find(({ name }) => name === question.question)!;
const service = home.displayServices.find(({ questions }) => questions.some(({ id }) => id === question.id))!;
const template = home.templates.find(
  ({ displayServices, dispositionType }) => displayServices.includes(service.id) && dispositionType === 'cremation',
)!;
const other = home.preferenceGroups.find(({ isMultiple }) => isMultiple)!.preferences[0]!.id;
const wish = (name: string) => group.preferences.find((each) => each.name === name)!.id;

const choicesOf = (wishes: string[], answer?: string): PlanChoices => ({
  dispositionType: 'cremation',
  selectedTemplate: template.id,
  selectedServicePreferences: wishes,
  selectedDisplayServices: startingChoices(home, template).map((each) =>
    each.displayServiceId === service.id && answer ? { ...each, answers: [{ questionId: question.id, value: answer }] } : each,
  ),
});
const nothing: PlanChoices = { selectedServicePreferences: [], selectedDisplayServices: [] };
const [keep, scatter] = [wish('Keep them'), wish('Scatter them')];

describe('a question that is both a wish and a service’s', () => {
  it('is answered by the wish, and changes with it', () => {
    const open = choicesOf([other]);
    expect(withSameWishes(home, open, choicesOf([other, keep]))).toEqual(choicesOf([other, keep], 'keep'));
    expect(withSameWishes(home, choicesOf([keep], 'keep'), choicesOf([scatter], 'keep'))).toEqual(
      choicesOf([scatter], 'scatter'),
    );
  });

  it('is answered when the service is chosen after the wish', () => {
    const before = { ...nothing, selectedServicePreferences: [keep] };
    expect(withSameWishes(home, before, choicesOf([keep]))).toEqual(choicesOf([keep], 'keep'));
  });

  it('answers the wish', () => {
    expect(withSameWishes(home, choicesOf([other]), choicesOf([other], 'scatter'))).toEqual(
      choicesOf([other, scatter], 'scatter'),
    );
    expect(withSameWishes(home, choicesOf([keep], 'keep'), choicesOf([keep], 'scatter'))).toEqual(
      choicesOf([scatter], 'scatter'),
    );
  });

  it('is taken back in both places, unless they said different things', () => {
    const both = choicesOf([other, keep], 'keep');
    for (const after of [choicesOf([other], 'keep'), choicesOf([other, keep])])
      expect(withSameWishes(home, both, after)).toEqual(choicesOf([other]));
    for (const after of [choicesOf([], 'scatter'), choicesOf([keep])])
      expect(withSameWishes(home, choicesOf([keep], 'scatter'), after)).toBe(after);
  });

  it('keeps both answers when they’re given together or unchanged', () => {
    for (const [before, after] of [
      [nothing, choicesOf([keep], 'scatter')],
      [choicesOf([keep]), choicesOf([keep, other])],
    ] as const)
      expect(withSameWishes(home, before, after)).toBe(after);
  });

  it('is answered by the other where only one of the two was saved', () => {
    expect(withSharedAnswers(home, choicesOf([other, keep]))).toEqual(choicesOf([other, keep], 'keep'));
    expect(withSharedAnswers(home, choicesOf([other], 'scatter'))).toEqual(choicesOf([other, scatter], 'scatter'));
    for (const settled of [choicesOf([keep], 'keep'), choicesOf([keep], 'scatter'), choicesOf([other])])
      expect(withSharedAnswers(home, settled)).toBe(settled);
  });

  it('is a different question if the words or the options differ', () => {
    const renamed = (changes: Partial<typeof group>) => ({
      ...home,
      preferenceGroups: home.preferenceGroups.map((each) => (each.id === group.id ? { ...each, ...changes } : each)),
    });
    const after = choicesOf([keep]);
    for (const changes of [
      { name: 'Where should the urn go?' },
      { preferences: group.preferences.slice(1) },
      { isMultiple: true },
    ])
      expect(withSameWishes(renamed(changes), choicesOf([]), after)).toBe(after);
  });
});
