import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { type Question, questionSchema } from '#shared/model/question.ts';
import { ruleLimits } from './check-rule.ts';
import { savedDisplayServiceSchema, savedPriceListSchema, savedQuestionGroupSchema } from './saved-rules.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

const question = (nth: number, identifier: string, visibleWhen?: LogicRule): Question =>
  questionSchema.parse({ id: id(nth), identifier, question: `${identifier}?`, fieldType: 'integer', visibleWhen });

const group = (questions: readonly Question[], visibleWhen?: LogicRule) => ({
  id: id(1),
  name: 'Gathering',
  kind: 'pricing',
  page: 'service-details',
  questions,
  visibleWhen,
});

const service = (more: object) => ({ id: id(2), name: 'Visiting', page: 'service-details', priceCents: 0, ...more });

const known = new Map([question(3, 'guests'), question(4, 'days')].map((each) => [each.id, each]));
const questionAt = (nth: number, logic?: LogicRule) => ({ id: id(nth), isOptional: true, shouldShow: true, logic });

/** Returns what is reported, and where. */
const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const isMany: LogicRule = { '>': [{ var: 'guests' }, 1] };
const malformed: LogicRule = { equals: [1, 2] };
const deep = (levels: number): LogicRule => (levels === 0 ? true : { '!': [deep(levels - 1)] });

describe('what staff save', () => {
  it('is accepted if every rule in it can run', () => {
    expect(issuesOf(savedQuestionGroupSchema, group([question(3, 'guests'), question(4, 'days', isMany)]))).toEqual([]);
    const mapped = service({
      visibleWhen: { '==': [{ var: 'timing' }, 'at-need'] },
      mappings: [{ serviceId: id(5), priceCents: 100, shouldShow: true, logic: isMany, quantity: { var: 'guests' } }],
      questions: [questionAt(3), questionAt(4, isMany)],
    });
    expect(issuesOf(savedDisplayServiceSchema(known), mapped)).toEqual([]);
  });

  it('is refused at every malformed rule, with words and place', () => {
    const words = 'equals > There is no such operation';
    expect(issuesOf(savedQuestionGroupSchema, group([question(3, 'guests', malformed)], malformed))).toEqual([
      `visibleWhen: ${words}`,
      `questions.0.visibleWhen: ${words}`,
    ]);
    const mapping = { serviceId: id(5), priceCents: 100, shouldShow: true, logic: malformed, quantity: malformed };
    const wrong = service({ visibleWhen: malformed, mappings: [mapping], questions: [questionAt(3, malformed)] });
    expect(issuesOf(savedDisplayServiceSchema(known), wrong)).toEqual([
      `visibleWhen: ${words}`,
      `mappings.0.logic: ${words}`,
      `mappings.0.quantity: ${words}`,
      `questions.0.logic: ${words}`,
    ]);
    const list = {
      effectiveOn: '2026-01-01',
      lines: [],
      discounts: [
        { id: id(6), name: 'Veterans', reason: 'They served', basisPoints: 500, appliesTo: ['services'], when: malformed },
      ],
      requirements: [{ id: id(7), line: 'caskets', by: 'cemetery', reason: 'Asked for', when: malformed }],
    };
    expect(issuesOf(savedPriceListSchema, list)).toEqual([`discounts.0.when: ${words}`, `requirements.0.when: ${words}`]);
  });

  it('is refused if a rule has no bound', () => {
    const nested = issuesOf(savedDisplayServiceSchema(known), service({ visibleWhen: deep(ruleLimits.depth + 1) }));
    expect(nested).toEqual([expect.stringMatching(/^visibleWhen: .*Is nested more than 60 deep$/)]);
    const long = { in: ['x', Array.from({ length: ruleLimits.parts }, () => 'y')] };
    expect(issuesOf(savedDisplayServiceSchema(known), service({ visibleWhen: long }))).toEqual([
      'visibleWhen: Has more than 2000 parts',
    ]);
  });

  it('is refused if questions wait for each other, or for what their group hides', () => {
    const circle = [question(3, 'guests', { '>': [{ var: 'days' }, 1] }), question(4, 'days', isMany)];
    expect(issuesOf(savedQuestionGroupSchema, group(circle))).toEqual([
      'questions.0: Would show only by its own answer: guests > days > guests',
    ]);
    expect(issuesOf(savedQuestionGroupSchema, group([question(4, 'days'), question(3, 'guests')], isMany))).toEqual([
      'questions.1: Would show only by its own answer.',
    ]);
  });

  it('is refused if a display service depends on its own questions, or asks in a circle', () => {
    const schema = savedDisplayServiceSchema(known);
    expect(issuesOf(schema, service({ visibleWhen: isMany, questions: [questionAt(4), questionAt(3)] }))).toEqual([
      'questions.1: Would show only by its own answer.',
    ]);
    const circle = [questionAt(3, { '>': [{ var: 'days' }, 1] }), questionAt(4, isMany)];
    expect(issuesOf(schema, service({ questions: circle }))).toEqual([
      'questions.0: Would show only by its own answer: guests > days > guests',
    ]);
    expect(issuesOf(schema, service({ visibleWhen: isMany, questions: [questionAt(4)] }))).toEqual([]);
  });
});
