import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/model/answer.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { questionSchema } from '#shared/model/question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { isAnswered } from '#shared/questions/is-answered.ts';
import { readsWords } from './changed-rules.ts';
import { asksForWords, choicesWithoutWords, planOfChoices, standInFor } from './corpus.ts';
import { barOf, CENTS_ENDS } from './tally.ts';

const id = (nth: number) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const questionOf = (kind: string, nth = 1) =>
  questionSchema.parse({
    id: id(nth),
    identifier: `answer${nth}`,
    question: 'What?',
    fieldType: kind,
    options: [{ id: 'yes', text: 'Yes' }],
    sortOrder: 0,
  });
const choicesOf = (questionId: string, value: Answer) => ({
  selectedServicePreferences: [],
  selectedDisplayServices: [{ displayServiceId: id(9), isAddOn: false, answers: [{ questionId, value }], items: [] }],
});
const keptAs = (kind: string, value: Answer) => {
  const question = questionOf(kind);
  const kept = choicesWithoutWords(choicesOf(question.id, value), new Map([[question.id, question]]));
  return kept.selectedDisplayServices[0]?.answers[0]?.value;
};

describe('what the corpus keeps of a plan', () => {
  it('is choices, numbers, dates, and yes or no', () => {
    expect(keptAs('enum', 'yes')).toBe('yes');
    expect(keptAs('integer', 12)).toBe(12);
    expect(keptAs('boolean', false)).toBe(false);
    expect(keptAs('date', '2026-12-01')).toBe('2026-12-01');
  });

  it('is of words, addresses, signatures, and what fits no question only that there is one', () => {
    expect(keptAs('string', 'For Edwin')).toBe(true);
    expect(keptAs('enum', 'Edwin Marsh')).toBe(true);
    expect(keptAs('signature', { signatureType: 'type', typeText: 'E. Marsh' })).toBe(true);
    expect(keptAs('integer', 'Edwin')).toBe(true);
    const unknown = choicesWithoutWords(choicesOf(id(5), 'Edwin'), new Map());
    expect(JSON.stringify(unknown)).not.toContain('Edwin');
  });

  it('can be priced again: what isn’t kept is replaced by a sound answer of its kind', () => {
    for (const kind of fieldType.values) {
      const question = questionOf(kind);
      if (!asksForWords(question) || kind === 'display-message' || kind === 'system-dropdown') continue;
      const value = standInFor(question);
      expect([kind, isAnswered(question, value), checkAnswer(question, value as Answer)]).toEqual([kind, true, undefined]);
      const plan = planOfChoices(choicesOf(question.id, true), new Map([[question.id, question]]));
      expect(plan.selectedDisplayServices[0]?.answers[0]?.value).toEqual(value);
    }
  });
});

describe('a rule that reads words', () => {
  const names = new Set(['inscription']);
  it('is told from one that only asks whether there are any', () => {
    expect(readsWords({ '==': [{ var: 'inscription' }, 'Edwin'] }, names)).toBe(true);
    expect(readsWords({ and: [{ '!!': [{ var: 'inscription' }] }, { '==': [{ var: 'timing' }, 'at-need'] }] }, names)).toBe(
      false,
    );
    expect(readsWords({ missing: ['inscription'] }, names)).toBe(false);
    expect(readsWords({ in: ['a', { var: 'inscription' }] }, names)).toBe(true);
  });
});

describe('a tally', () => {
  it('has a bar for every amount', () => {
    expect([barOf(-200_000), barOf(-1), barOf(0), barOf(1), barOf(7_500), barOf(200_000)]).toEqual([
      0,
      4,
      5,
      5,
      6,
      CENTS_ENDS.length,
    ]);
  });
});
