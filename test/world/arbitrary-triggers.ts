import fc from 'fast-check';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { taskTriggerSchema } from '#shared/model/task.ts';
import type { TaskEvent } from '#shared/tasks/created-task.ts';
import type { Facts } from '#shared/tasks/rule-holds.ts';
import { addDays } from '#shared/values/dates.ts';

/** Returns a plain id by its number. */
export const numberedId = (nth: number) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const names = ['case.created', 'case.status-changed', 'decedent.changed', 'case.details-changed', 'contract.signed'] as const;

const holds = fc.constantFrom<LogicRule>(
  true,
  { '==': [{ var: 'dispositionGroup' }, 'burial'] },
  { '!=': [{ var: 'dispositionGroup' }, 'burial'] },
  { '!!': [{ var: 'contractSignedOn' }] },
  { '!': [{ var: 'contractSignedOn' }] },
  { '==': [{ var: 'isVeteran' }, true] },
  { in: [{ var: 'decedentStatus' }, ['in-care', 'embalmed']] },
  { and: [{ '==': [{ var: 'isVeteran' }, true] }, { '!!': [{ var: 'contractSignedOn' }] }] },
  { equals: ['no such operation'] },
);
const due = fc.oneof(
  fc.record({ from: fc.constant('event' as const), days: fc.integer({ min: -3, max: 20 }) }),
  fc.record({
    from: fc.constant('date' as const),
    identifier: fc.constantFrom('serviceStartsOn', 'contractSignedOn'),
    days: fc.integer({ min: -5, max: 5 }),
  }),
  fc.record({ from: fc.constant('gate' as const), before: fc.constantFrom('embalmed' as const, 'laid-to-rest' as const) }),
);
/** Up to six triggers, with rules of which some can't run. */
export const triggersOf = fc
  .array(
    fc.record(
      {
        when: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
        condition: holds,
        completeWhen: holds,
        appliesWhen: holds,
        due,
        isExpirable: fc.boolean(),
        manualCompleteOnly: fc.boolean(),
        repeats: fc.boolean(),
      },
      { requiredKeys: ['when', 'due', 'isExpirable', 'manualCompleteOnly', 'repeats'] },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map((each, nth) =>
      // What is due before a step of care gets the day when someone noticed that it was passed. That can't expire, and is refused when staff save it.
      taskTriggerSchema.parse({
        ...each,
        id: numberedId(nth),
        name: `Task ${nth}`,
        isExpirable: each.isExpirable && each.due.from !== 'gate',
      }),
    ),
  );

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-02-20', days));
/** What one thing that happens adds to the facts of the case. */
const change = fc.record(
  {
    dispositionGroup: fc.constantFrom('burial', 'cremation'),
    isVeteran: fc.boolean(),
    contractSignedOn: fc.oneof(day, fc.constant(undefined)),
    serviceStartsOn: day,
    decedentStatus: fc.constantFrom('not-in-care', 'in-care', 'embalmed', 'laid-to-rest'),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const happening = fc.record({ name: fc.constantFrom(...names), change, minutes: fc.nat({ max: 20_000 }) });
const start = Date.parse('2026-03-01T00:00:00.000Z');

/** The history of a case: each event with the facts right after it; several may be at one moment. */
export const historyOf = fc.array(happening, { minLength: 1, maxLength: 12 }).map((all) => {
  const inTime = all.toSorted((one, other) => one.minutes - other.minutes);
  let facts: Facts = {};
  return inTime.map(({ name, change: said, minutes }, nth): TaskEvent => {
    facts = Object.fromEntries(Object.entries({ ...facts, ...said }).filter(([, value]) => value !== undefined));
    return {
      id: `event-${(nth * 7) % 13}`,
      name,
      at: new Date(start + minutes * 60_000).toISOString(),
      caseId: numberedId(99),
      facts,
    };
  });
});
