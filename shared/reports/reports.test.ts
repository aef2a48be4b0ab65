import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { caseStatus, timing } from '../model/enumerations/case.ts';
import { dispositionType } from '../model/enumerations/disposition.ts';
import { type CountedAs, countsMoved, countsOfCase, countsOfMessage, reportMonthOf } from './counted-as.ts';
import { addedCounts, type ReportCounts } from './counters.ts';
import { answerMinutesIn, casesIn, conversionIn, reportOver, reportYears } from './report-over.ts';

const call = { type: 'at-need', status: 'active', isAGBDrivenLead: false } as const;

describe('a case', () => {
  it.each([
    ['active, not decided', call, { calls: 1, 'case-at-need-not-decided': 1 }],
    [
      'completed, entombed',
      { ...call, status: 'completed', dispositionType: 'entombment' },
      { calls: 1, 'case-at-need-burial': 1 },
    ],
    ['cancelled: still a call', { ...call, status: 'cancelled' }, { calls: 1 }],
    ['deleted', { ...call, deletedOn: '2026-05-11T09:00:00.000Z' }, {}],
    ['a plan that waits', { ...call, status: 'lead', isAGBDrivenLead: true }, { plans: 1 }],
    [
      'an accepted plan',
      { ...call, type: 'pre-need', isAGBDrivenLead: true, dispositionType: 'water-cremation' },
      { plans: 1, 'plans-accepted': 1, 'case-pre-need-cremation': 1 },
    ],
  ] as const)('counts, when it is %s', (_, record, counts) => expect(countsOfCase(record)).toEqual(counts));

  it('belongs to the month on the home’s own calendar', () => {
    expect(reportMonthOf('2026-06-01T03:59:59.999Z', 'America/New_York')).toBe('2026-05');
    expect(reportMonthOf('2026-06-01T04:00:00.000Z', 'America/New_York')).toBe('2026-06');
  });
});

describe('a message', () => {
  const createdOn = '2026-05-11T09:00:00.000Z';
  it('counts as waiting, or by the minutes until it was answered', () => {
    expect(countsOfMessage({ createdOn })).toEqual({ messages: 1 });
    expect(countsOfMessage({ createdOn, answeredOn: createdOn })['answer-minutes']).toBe(1);
    expect(countsOfMessage({ createdOn, answeredOn: '2026-05-11T13:00:00.000Z' })).toEqual({
      messages: 1,
      answered: 1,
      'answer-minutes': 240,
      'answered-within-4-hours': 1,
      'answered-within-1-day': 1,
      'answered-within-3-days': 1,
    });
    expect(countsOfMessage({ createdOn, answeredOn: '2026-05-21T13:00:00.000Z' })['answered-within-3-days']).toBeUndefined();
  });
});

describe('a report', () => {
  const months = [
    { month: '2025-12', counts: { calls: 2 } },
    { month: '2026-02', counts: { calls: 3, plans: 3, 'plans-accepted': 2, answered: 2, 'answer-minutes': 61 } },
  ];
  it('has twelve months without gaps, or those of a year up to today', () => {
    const { rows, totals } = reportOver(months, '2026-02-10', 'last-12-months');
    expect([rows.length, rows[0]?.month, rows.at(-1)?.month, totals.calls]).toEqual([12, '2025-03', '2026-02', 5]);
    expect(reportOver(months, '2026-02-10', 2026).rows.map(({ month }) => month)).toEqual(['2026-01', '2026-02']);
    expect(reportOver(months, '2026-02-10', 2025).rows).toHaveLength(12);
    expect(reportYears(months, '2026-02-10')).toEqual([2026, 2025]);
  });
  it('says nothing where nothing can be divided', () => {
    expect([conversionIn({}), answerMinutesIn({})]).toEqual([null, null]);
    expect([conversionIn(months[1]!.counts), answerMinutesIn(months[1]!.counts)]).toEqual([67, 31]);
  });
});

const anyCase = fc.record({
  type: fc.constantFrom(...timing.values),
  status: fc.constantFrom(...caseStatus.values),
  dispositionType: fc.constantFrom(undefined, ...dispositionType.values),
  isAGBDrivenLead: fc.boolean(),
  deletedOn: fc.constantFrom(undefined, '2026-05-11T09:00:00.000Z'),
});
type State = Parameters<typeof countsOfCase>[0];
const withoutZeros = (counts: ReportCounts) => countsMoved({}, counts);

/**
 * Replays events as the reaction does: each reads its case as it is when the event is handled, which is at the earliest right after the change. `delays` says
 * how many changes later each is handled, `repeats` how many times.
 */
function replayed(histories: { states: State[]; delays: number[]; repeats: number[] }[]) {
  const counted = new Map<number, CountedAs['counts']>();
  let totals: ReportCounts = {};
  for (const [of, { states, delays, repeats }] of histories.entries()) {
    const handled = states.flatMap((_, at) =>
      Array.from({ length: 1 + (repeats[at] ?? 0) }, (_unused, nth) => at + (delays[at] ?? 0) + nth),
    );
    for (const when of handled.sort((one, other) => one - other)) {
      const after = countsOfCase(states[Math.min(when, states.length - 1)]!);
      totals = addedCounts([totals, countsMoved(counted.get(of) ?? {}, after)]);
      counted.set(of, after);
    }
  }
  return withoutZeros(totals);
}

test('comes to the same totals in any order and with any repeats, as if every case were counted once at the end', () => {
  const history = fc.record({
    states: fc.array(anyCase, { minLength: 1, maxLength: 6 }),
    delays: fc.array(fc.nat(6), { maxLength: 6 }),
    repeats: fc.array(fc.nat(2), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(history, { maxLength: 8 }), (histories) => {
      const atTheEnd = addedCounts(histories.map(({ states }) => countsOfCase(states.at(-1)!)));
      expect(replayed(histories)).toEqual(withoutZeros(atTheEnd));
    }),
  );
});

test('has each case once among types, and once among dispositions', () => {
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 20 }), (cases) => {
      const counts = addedCounts(cases.map(countsOfCase));
      const live = cases.filter(({ status, deletedOn }) => !deletedOn && (status === 'active' || status === 'completed'));
      expect(casesIn(counts)).toBe(live.length);
      for (const type of timing.values) expect(casesIn(counts, { type })).toBe(live.filter((each) => each.type === type).length);
      expect((counts['plans-accepted'] ?? 0) <= (counts.plans ?? 0)).toBe(true);
    }),
  );
});
