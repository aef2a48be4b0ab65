import { describe, expect, it } from 'vitest';
import type { Answer } from '../model/answer.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import { type Question, questionSchema } from '../model/question.ts';
import { type ConditionalQuestion, conditionalQuestions } from './conditional-question.ts';
import { missingQuestions } from './missing-questions.ts';
import { validAnswers } from './valid-answers.ts';
import { visibleQuestions } from './visible-questions.ts';

const guidOf = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const questionNamed = (identifier: string, more: Partial<Question> = {}): ConditionalQuestion =>
  questionSchema.parse({ id: guidOf(identifier.charCodeAt(0)), identifier, question: identifier, fieldType: 'string', ...more });

const is = (identifier: string, value: Answer): LogicRule => ({ '==': [{ var: identifier }, value as LogicRule] });

const visibleNames = (questions: ConditionalQuestion[], answers: Record<string, Answer>, facts = {}) =>
  visibleQuestions(questions, answers, { facts }).map(({ identifier }) => identifier);

describe('a question with a rule', () => {
  const chain = [
    questionNamed('a', { fieldType: 'boolean' }),
    questionNamed('b', { visibleWhen: is('a', true) }),
    questionNamed('c', { visibleWhen: is('b', 'yes') }),
    questionNamed('d', { visibleWhen: { '!': [is('c', 'x')] } }),
  ];

  it('is hidden until its rule is known to be true, whatever it asks', () => {
    expect(visibleNames(chain, {})).toEqual(['a']);
    expect(visibleNames(chain, { a: true })).toEqual(['a', 'b']);
    expect(visibleNames(chain, { a: false })).toEqual(['a']);
    expect(visibleNames(chain, { a: true, b: 'yes', c: 'y' })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('disappears with the one it depends on, whatever was answered before', () => {
    expect(visibleNames(chain, { a: false, b: 'yes', c: 'y' })).toEqual(['a']);
  });

  it('may come before the one that it reads', () => {
    expect(visibleNames([...chain].reverse(), { a: true, b: 'yes', c: 'y' })).toEqual(['d', 'c', 'b', 'a']);
    expect(visibleNames([...chain].reverse(), { a: false, b: 'yes', c: 'y' })).toEqual(['a']);
  });

  it("doesn't see invalid answers", () => {
    const limits = [
      questionNamed('a', { fieldType: 'integer', max: 12 }),
      questionNamed('b', { visibleWhen: { '>': [{ var: 'a' }, 4] } }),
    ];
    expect(visibleNames(limits, { a: 5 })).toEqual(['a', 'b']);
    expect(visibleNames(limits, { a: 40 })).toEqual(['a']);
    expect(visibleNames(limits, { a: '5' })).toEqual(['a']);
  });

  it('reads facts and answers given elsewhere, but its own page decides its own answers', () => {
    const timed = [
      questionNamed('a', { visibleWhen: is('timing', 'at-need') }),
      questionNamed('b', { visibleWhen: is('a', 'x') }),
    ];
    expect(visibleNames(timed, { a: 'x' }, { timing: 'at-need', a: 'x' })).toEqual(['a', 'b']);
    expect(visibleNames(timed, { a: 'x' }, { timing: 'pre-need', a: 'x' })).toEqual([]);
    expect(visibleNames([questionNamed('b', { visibleWhen: is('elsewhere', 3) })], {}, { elsewhere: 3 })).toEqual(['b']);
  });

  it("follows its rule and not the rule's last result", () => {
    expect(visibleNames([questionNamed('a', { isVisible: false, visibleWhen: true })], {})).toEqual(['a']);
    expect(visibleNames([questionNamed('a', { isVisible: false })], {})).toEqual([]);
  });
});

describe('a rule at fault', () => {
  const faults = (questions: ConditionalQuestion[], answers = {}) => {
    const heard: string[] = [];
    const visible = visibleQuestions(questions, answers, { onFault: (identifier) => heard.push(identifier) });
    return { shown: visible.map(({ identifier }) => identifier), heard };
  };

  it('shows its question and is reported once', () => {
    expect(faults([questionNamed('a', { visibleWhen: { nonsense: [1, 2] } })])).toEqual({ shown: ['a'], heard: ['a'] });
  });

  it('shows if it waits for itself, directly or through others; what only depends on the circle still follows it', () => {
    const circle = [
      questionNamed('a', { visibleWhen: is('b', 'x') }),
      questionNamed('b', { visibleWhen: is('a', 'x') }),
      questionNamed('c', { visibleWhen: is('b', 'x') }),
      questionNamed('d', { visibleWhen: is('d', 'x') }),
    ];
    expect(faults(circle)).toEqual({ shown: ['a', 'b', 'd'], heard: ['a', 'b', 'd'] });
    expect(faults(circle, { b: 'x' }).shown).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a display service’s questions', () => {
  const catalog = new Map([questionNamed('a'), questionNamed('b', { visibleWhen: is('a', 'x') })].map((each) => [each.id, each]));
  const [a, b] = [...catalog.keys()] as [string, string];

  it('keep its order, its choice of what is optional, and both rules', () => {
    const questions = conditionalQuestions(
      [
        { id: b, isOptional: true, shouldShow: false, logic: is('timing', 'at-need') },
        { id: a, isOptional: false, shouldShow: true },
        { id: guidOf(9), isOptional: false, shouldShow: true },
      ],
      catalog,
    );
    expect(questions.map(({ identifier, isOptional }) => [identifier, isOptional])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(visibleNames(questions, { a: 'x' }, { timing: 'at-need' })).toEqual(['b', 'a']);
    expect(visibleNames(questions, { a: 'x' }, { timing: 'pre-need' })).toEqual(['a']);
    expect(visibleNames(questions, {}, { timing: 'at-need' })).toEqual(['a']);
  });

  it("hide if it says that they aren't shown", () => {
    const questions = conditionalQuestions([{ id: a, isOptional: false, shouldShow: false }], catalog);
    expect(visibleNames(questions, {})).toEqual([]);
    expect(missingQuestions(questions, {})).toEqual([]);
    expect(validAnswers(questions, { a: 'x' }).dropped).toEqual([{ identifier: 'a', reason: 'hidden' }]);
  });
});
