import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../model/answer.ts';
import { type CaseQuestionPage, fieldAudience, fieldLockState, fieldVisibility } from '../model/enumerations/question.ts';
import { type Question, questionSchema } from '../model/question.ts';
import { type QuestionGroup, questionGroupSchema } from '../model/question-group.ts';
import { caseProgress, categoryProgress, familyProgress } from './case-progress.ts';

const idOf = (at: number) => `0192f000-0000-7000-8000-${String(at).padStart(12, '0')}`;
let made = 0;
const newId = () => {
  made += 1;
  return idOf(made);
};
const question = (identifier: string, facts: Partial<Question> = {}): Question =>
  questionSchema.parse({ id: newId(), identifier, question: `${identifier}?`, fieldType: 'string', ...facts });
const group = (page: CaseQuestionPage, questions: Question[], facts: Partial<QuestionGroup> = {}): QuestionGroup =>
  questionGroupSchema.parse({ id: newId(), name: page, kind: 'case', page, questions, ...facts });

const atNeed = { timing: 'at-need' as const, answers: {} };

describe('the progress of a case', () => {
  const groups = [
    group('case-details', [
      question('birth'),
      question('father'),
      question('nickname', { isOptional: true }),
      question('notice', { fieldType: 'display-message' }),
      question('spouse', { visibleWhen: { '==': [{ var: 'birth' }, 'known'] } }),
    ]),
    group('first-call', [question('caller', { audience: 'staff-only' }), question('birth')]),
    group('obituary', [question('release', { audience: 'family-only' }), question('proof', { familyVisibility: 'can-see' })]),
  ];

  it('is the share of visible required questions that are answered', () => {
    expect(caseProgress({ ...atNeed, groups })).toEqual({ percent: 0, answered: 0, required: 4 });
    const answers = { birth: 'known', nickname: 'Nell', father: ' ' };
    expect(caseProgress({ ...atNeed, groups, answers })).toEqual({ percent: 20, answered: 1, required: 5 });
    expect(familyProgress({ ...atNeed, groups, answers })).toEqual({ percent: 25, answered: 1, required: 4 });
  });

  it('is counted by page, in the pages’ order, for staff and for a family', () => {
    const answers = { birth: 'known', father: 'Tom', spouse: 'Ann' };
    expect(categoryProgress({ ...atNeed, groups, answers })).toEqual({
      'first-call': { percent: 50, answered: 1, required: 2 },
      'case-details': { percent: 100, answered: 3, required: 3 },
      obituary: { percent: 0, answered: 0, required: 1 },
    });
    expect(Object.keys(categoryProgress({ ...atNeed, groups, answers }))).toEqual(['first-call', 'case-details', 'obituary']);
    expect(categoryProgress({ ...atNeed, groups, answers }, 'family')).toMatchObject({
      'first-call': { percent: 100, answered: 1, required: 1 },
      obituary: { percent: 0, answered: 0, required: 1 },
    });
  });

  it('leaves out groups that are off, or hidden by the timing or a fact', () => {
    const of = (timing: 'at-need' | 'pre-need', facts = {}) =>
      caseProgress({
        groups: [
          group('first-call', [question('death')], { visibleWhen: { '==': [{ var: 'timing' }, 'at-need'] } }),
          group('cemetery-details', [question('plot')], { visibleWhen: { '==': [{ var: 'dispositionType' }, 'burial'] } }),
          group('obituary', [question('life')], { isActive: false }),
        ],
        answers: {},
        timing,
        facts,
      }).required;
    expect([of('pre-need'), of('at-need'), of('at-need', { dispositionType: 'burial' })]).toEqual([0, 1, 2]);
  });

  it('is 100 if nothing is asked', () => {
    expect(caseProgress({ ...atNeed, groups: [] })).toEqual({ percent: 100, answered: 0, required: 0 });
    expect(categoryProgress({ ...atNeed, groups: [] })).toEqual({});
  });
});

describe('progress, for any questions and answers', () => {
  const questionArbitrary = fc.record({
    identifier: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    isOptional: fc.boolean(),
    audience: fc.constantFrom(...fieldAudience.values),
    familyVisibility: fc.constantFrom(...fieldVisibility.values),
    lockState: fc.constantFrom(...fieldLockState.values),
  });
  const pages = fc.constantFrom<CaseQuestionPage>('first-call', 'case-details', 'obituary');
  const groupings = fc.array(
    fc.record({
      page: pages,
      questions: fc.uniqueArray(questionArbitrary, { selector: ({ identifier }) => identifier, maxLength: 6 }),
    }),
    { maxLength: 4 },
  );
  const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.constantFrom<Answer>('yes', '', null));

  it('is a whole percentage, 100 only if nothing is left, and never falls after an answer', () =>
    fc.assert(
      fc.property(groupings, answers, (facts, given) => {
        const groups = facts.map(({ page, questions }) =>
          group(
            page,
            questions.map((each) => question(each.identifier, each)),
          ),
        );
        const all = Object.fromEntries([...'abcdefg'].map((name) => [name, 'yes']));
        for (const progress of [caseProgress, familyProgress]) {
          const now = progress({ ...atNeed, groups, answers: given });
          expect(Number.isInteger(now.percent) && now.percent >= 0 && now.percent <= 100).toBe(true);
          expect(now.percent === 100).toBe(now.answered === now.required);
          const done = progress({ ...atNeed, groups, answers: all });
          expect(done).toEqual({ percent: 100, answered: now.required, required: now.required });
        }
        for (const each of Object.values(categoryProgress({ ...atNeed, groups, answers: given })))
          expect(each.required).toBeGreaterThan(0);
      }),
    ));
});
