import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, answerSchemas, MAX_INCHES, MAX_POUNDS } from '../model/answer.ts';
import { type FieldType, fieldType } from '../model/enumerations/question.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import { addressFields, type Question, questionSchema } from '../model/question.ts';
import { checkAnswer } from './check-answer.ts';
import { type Answers, answersByIdentifier, answerTo, type ConditionalQuestion, storedAnswers } from './conditional-question.ts';
import { friendlyAnswer, MISSING } from './friendly-answer.ts';
import { isAnswered, isMessage, isOptional } from './is-answered.ts';
import { questionKinds } from './kinds/index.ts';
import { boundsOf, isNumeric } from './kinds/number.ts';
import { missingQuestions } from './missing-questions.ts';
import { validAnswers } from './valid-answers.ts';
import { visibleQuestions } from './visible-questions.ts';

const numRuns = process.env.YARROW_DEEP === '1' ? 20_000 : 1000;
const guidOf = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const person = guidOf(7);
const png = 'data:image/png;base64,iVBORw0KGgo=';

const optionIds = ['bank', 'pension', '0', 'constructor'];
const options = optionIds.map((id) => ({ id, text: `The ${id}`, disabled: id === 'pension' }));

const question = (kind: FieldType, more: Partial<Question> = {}, number = 1): Question =>
  questionSchema.parse({ id: guidOf(number), identifier: 'a', question: 'What?', fieldType: kind, options, ...more });

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    'Ana',
    'bank',
    'pension',
    'constructor',
    '0',
    '\u0000',
    '\ud800',
    '2026-02-30',
    '2026-03-04',
    person,
    png,
  ),
  fc.constantFrom(
    '2026-03-04T10:00:00.000Z',
    '2026-03-04T25:00:00.000Z',
    'x'.repeat(121),
    'y'.repeat(4001),
    '\u0958'.repeat(3999),
  ),
);
const numbers = fc.oneof(
  fc.integer({ min: -20, max: 200 }),
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    131,
    132,
    1439,
    1440,
    9999,
    10_000,
    25_000,
    25_001,
    2 ** 53,
    10_000_000_000,
    10_000_000_001,
    1e-7,
    Number.NaN,
  ),
);
const addresses = fc.record(
  {
    ...Object.fromEntries(addressFields.map((field) => [field, words])),
    locationType: fc.constantFrom('nursing-facility', 'nowhere'),
    stateCode: fc.constantFrom('MA', 'XX'),
    countryCode: fc.constantFrom('US', 'FR', 'ZZ'),
    postalCode: fc.constantFrom('02139', '02139-1234', '2139', 'SW1A 1AA', 'much too long a code'),
    lat: numbers,
    lon: numbers,
    region: words,
    evil: words,
  },
  { requiredKeys: [] },
);
const selections = fc.array(
  fc.record(
    { locationItemId: fc.constantFrom(guidOf(1), guidOf(2), 'no id'), quantity: fc.constantFrom(1, 2, 0, 999, 1000, 1.5) },
    { requiredKeys: ['locationItemId'] },
  ),
  { maxLength: 4 },
);
const signatures = fc.record(
  {
    signatureType: fc.constantFrom('draw', 'type', 'stamp'),
    image: fc.constantFrom(png, 'data:text/html,x', ''),
    typeText: words,
  },
  { requiredKeys: [] },
);

/** Anything that might be stored under an identifier: answers of every kind, valid and invalid. */
const values = fc.oneof(
  fc.constantFrom(undefined, null, true, false),
  words,
  numbers,
  fc.array(fc.constantFrom(...optionIds, 'unheard-of', ' '), { maxLength: 4 }),
  addresses,
  selections,
  signatures,
) as fc.Arbitrary<Answer | undefined>;

const kinds = fc.constantFrom(...fieldType.values);
const bounds = fc.record({ min: fc.integer({ min: -5, max: 20 }), max: fc.integer({ min: -5, max: 200 }) }, { requiredKeys: [] });

describe('an answer', () => {
  it('that passes fits its kind’s schema, and never breaks the friendly words', () => {
    fc.assert(
      fc.property(kinds, bounds, fc.boolean(), values, (kind, limits, optional, value) => {
        const randomQuestion = question(kind, { ...limits, isOptional: optional, systemDropdown: 'staff-members' });
        const friendly = friendlyAnswer(randomQuestion, value, { timeZone: 'America/New_York' });
        if (!isAnswered(randomQuestion, value)) {
          expect(friendly).toBe(isOptional(randomQuestion) ? '' : MISSING);
          return;
        }
        if (checkAnswer(randomQuestion, value)) return;
        expect(friendly.trim()).not.toBe('');
        const parsed = answerSchemas[kind].safeParse(value);
        expect(parsed.error?.issues).toBeUndefined();
        if (typeof value !== 'number') return;
        expect(value).toBeGreaterThanOrEqual(boundsOf(randomQuestion).min);
        expect(value).toBeLessThanOrEqual(boundsOf(randomQuestion).max);
      }),
      { numRuns: numRuns * 10 },
    );
  });

  it('that is a number has the bounds of its schema', () => {
    expect(questionKinds.length.bounds?.max).toBe(MAX_INCHES);
    expect(questionKinds.weight.bounds?.max).toBe(MAX_POUNDS);
    for (const kind of fieldType.values.filter(isNumeric)) {
      const { min, max } = boundsOf({ fieldType: kind });
      for (const value of [min, max]) expect(answerSchemas[kind].safeParse(value).success, `${kind} ${value}`).toBe(true);
      if (kind === 'integer' || kind === 'decimal') continue;
      for (const value of [min - 1, max + 1])
        expect(answerSchemas[kind].safeParse(value).success, `${kind} ${value}`).toBe(false);
    }
  });

  it.each(fieldType.values.filter(isNumeric))('of the kind %s passes the check exactly if it fits the schema', (kind) => {
    const { min, max } = boundsOf({ fieldType: kind });
    const near = { min: Math.max(min, -10_000) - 2, max: Math.min(max, 10_000) + 2 };
    const twentieths = fc.integer({ min: near.min * 20, max: near.max * 20 }).map((count) => count / 20);
    fc.assert(
      fc.property(fc.oneof(fc.integer(near), twentieths, fc.constantFrom(min, max)), (value) => {
        expect(checkAnswer(question(kind), value) === undefined, String(value)).toBe(
          answerSchemas[kind].safeParse(value).success,
        );
      }),
      { numRuns },
    );
  });
});

describe('a temperature', () => {
  const temperature = question('temperature');
  const tenths = fc.integer({ min: 0, max: 1400 });

  it('in tenths is accepted from 20 to 120 degrees, and nowhere else', () => {
    fc.assert(
      fc.property(tenths, (tenth) => {
        const isInside = tenth >= 200 && tenth <= 1200;
        expect(checkAnswer(temperature, tenth / 10) === undefined).toBe(isInside);
        expect(answerSchemas.temperature.safeParse(tenth / 10).success).toBe(isInside);
      }),
      { numRuns },
    );
  });

  it('with more than one decimal place is refused by the check and by the schema', () => {
    fc.assert(
      fc.property(fc.double({ min: 20, max: 120, noNaN: true }), (value) => {
        const isExact = value === Math.round(value * 10) / 10;
        expect(checkAnswer(temperature, value) === undefined, String(value)).toBe(isExact);
        expect(answerSchemas.temperature.safeParse(value).success, String(value)).toBe(isExact);
      }),
      { numRuns },
    );
  });

  it('is compared by rules as a number', () => {
    const rule = { '>': [{ var: 'a' }, 40] };
    const questions = [temperature, question('string', { identifier: 'b', visibleWhen: rule }, 2)];
    const visibleNames = (value: number) => visibleQuestions(questions, { a: value }).map(({ identifier }) => identifier);
    expect(visibleNames(39.9)).toEqual(['a']);
    expect(visibleNames(40.1)).toEqual(['a', 'b']);
    expect(visibleNames(100)).toEqual(['a', 'b']);
  });

  it('is written exactly as entered, and survives JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1200 }), (tenth) => {
        const value = tenth / 10;
        expect(friendlyAnswer(temperature, value)).toBe(`${String(value)} °F`);
        expect(JSON.parse(JSON.stringify(value))).toBe(value);
      }),
      { numRuns },
    );
  });
});

const names = ['a', 'b', 'c', 'prototype', 'd', 'e'];
const reads = (name: string): LogicRule => ({ var: name });
const rules: fc.Arbitrary<LogicRule> = fc.oneof(
  fc.constantFrom<LogicRule>(true, false, { nonsense: [1] }, { '/': [1] }, { var: { cat: ['', { var: 'a' }] } }),
  fc
    .tuple(fc.constantFrom(...names, 'timing'), values)
    .map(([name, value]) => ({ '==': [reads(name), (value ?? null) as LogicRule] })),
  fc.constantFrom(...names).map((name) => ({ '!': [reads(name)] })),
  fc.constantFrom(...names).map((name) => ({ '!!': [reads(name)] })),
  fc.constantFrom(...names).map((name) => ({ missing: [name] })),
);

/** A page of questions of any kind with rules over each other, including cycles, and answers to some of them and to nothing. */
const pages = fc
  .tuple(
    fc.array(
      fc.record({
        kind: kinds,
        isOptional: fc.boolean(),
        isVisible: fc.boolean(),
        visibleWhen: fc.option(rules, { nil: undefined }),
        askedWhen: fc.option(rules, { nil: undefined }),
        limits: bounds,
      }),
      { minLength: 1, maxLength: names.length },
    ),
    fc.dictionary(fc.constantFrom(...names, 'stranger'), values),
  )
  .map(([facts, given]): { questions: ConditionalQuestion[]; answers: Answers } => ({
    questions: facts.map(({ kind, limits, visibleWhen, askedWhen, ...more }, at) => ({
      ...question(kind, { ...more, ...limits, identifier: names[at] as string }, at + 1),
      ...(visibleWhen === undefined ? {} : { visibleWhen }),
      ...(askedWhen === undefined ? {} : { askedWhen }),
    })),
    answers: given,
  }));

const context = { facts: { timing: 'at-need' } };

describe('a page of questions', () => {
  it('keeps what it kept: a second pass drops nothing, shows the same, and lacks the same', () => {
    fc.assert(
      fc.property(pages, ({ questions, answers }) => {
        const once = validAnswers(questions, answers, context);
        const again = validAnswers(questions, once.answers, context);
        expect(again).toEqual({ answers: once.answers, dropped: [] });
        expect(visibleQuestions(questions, once.answers, context)).toEqual(visibleQuestions(questions, answers, context));
      }),
      { numRuns },
    );
  });

  it('keeps or names every answer, and keeps only those that show and pass', () => {
    fc.assert(
      fc.property(pages, ({ questions, answers }) => {
        const { answers: validated, dropped } = validAnswers(questions, answers, context);
        const visibleNames = new Set(visibleQuestions(questions, answers, context).map(({ identifier }) => identifier));
        const gone = new Set(dropped.map(({ identifier }) => identifier));
        for (const identifier of Object.keys(answers)) {
          const match = questions.find((each) => each.identifier === identifier);
          const value = answerTo(answers, identifier);
          const isKept = Object.hasOwn(validated, identifier);
          if (!match) expect(gone.has(identifier)).toBe(true);
          else if (isKept) expect([visibleNames.has(identifier), checkAnswer(match, value)]).toEqual([true, undefined]);
          else expect(gone.has(identifier) || !isAnswered(match, value)).toBe(true);
          expect(isKept && gone.has(identifier)).toBe(false);
        }
      }),
      { numRuns },
    );
  });

  it('has each visible required question either answered or missing, and none that is hidden or optional', () => {
    fc.assert(
      fc.property(pages, ({ questions, answers }) => {
        const visible = visibleQuestions(questions, answers, context);
        const missing = new Set(missingQuestions(questions, answers, context));
        for (const question of questions) {
          const isRequired = visible.includes(question) && !question.isOptional && !isMessage(question);
          const has = isAnswered(question, answerTo(answers, question.identifier));
          expect(missing.has(question)).toBe(isRequired && !has);
        }
      }),
      { numRuns },
    );
  });

  it("doesn't change when answers to hidden questions are removed", () => {
    fc.assert(
      fc.property(pages, ({ questions, answers }) => {
        const visible = visibleQuestions(questions, answers, context);
        const visibleNames = new Set(visible.map(({ identifier }) => identifier));
        const left = Object.fromEntries(Object.entries(answers).filter(([identifier]) => visibleNames.has(identifier)));
        expect(visibleQuestions(questions, left, context)).toEqual(visible);
      }),
      { numRuns },
    );
  });

  it('stores answers by the questions’ ids and reads them back', () => {
    fc.assert(
      fc.property(pages, ({ questions, answers }) => {
        const { answers: validated } = validAnswers(questions, answers, context);
        expect(answersByIdentifier(questions, storedAnswers(questions, validated))).toEqual(validated);
      }),
      { numRuns },
    );
  });
});
