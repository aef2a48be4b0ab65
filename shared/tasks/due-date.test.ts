import { describe, expect, it } from 'vitest';
import { decedentStatus } from '../model/enumerations/case.ts';
import type { TaskDue } from '../model/task.ts';
import { dueOn, isPast } from './due-date.ts';
import type { Facts } from './rule-holds.ts';

type Moment = { at?: string; previous?: string; facts?: Facts; zone?: string; today?: string };

const dueAt = (
  due: TaskDue,
  { at = '2026-03-04T12:00:00.000Z', previous, facts = {}, zone, today = '2026-03-10' }: Moment = {},
) => dueOn({ due, origin: { at, eventId: 'e' }, previous }, { facts, timeZone: zone ?? 'America/New_York', today });
const fromEvent = (days: number): TaskDue => ({ from: 'event', days });
const fromDate = (days: number): TaskDue => ({ from: 'date', identifier: 'serviceStartsOn', days });
const beforeCare = (gate: (typeof decedentStatus.values)[number]): TaskDue => ({ from: 'gate', before: gate });

describe('a task that is due days after its event', () => {
  it.each([
    ['that evening', '2026-03-05T03:30:00.000Z', 'America/New_York', 0, '2026-03-04'],
    ['across the night without two o’clock', '2026-03-08T04:30:00.000Z', 'America/New_York', 1, '2026-03-08'],
    ['in the hour that is there once', '2026-03-08T07:30:00.000Z', 'America/New_York', 1, '2026-03-09'],
    ['in the first one o’clock', '2026-11-01T05:30:00.000Z', 'America/New_York', 1, '2026-11-02'],
    ['in the second one o’clock', '2026-11-01T06:30:00.000Z', 'America/New_York', 1, '2026-11-02'],
    ['to a leap day', '2028-02-28T17:00:00.000Z', 'America/Chicago', 1, '2028-02-29'],
    ['over a leap day', '2028-02-28T17:00:00.000Z', 'America/Chicago', 2, '2028-03-01'],
    ['a year over a leap day', '2027-12-31T17:00:00.000Z', 'America/Chicago', 365, '2028-12-30'],
    ['furthest behind', '2026-03-04T10:59:59.999Z', 'Pacific/Pago_Pago', 0, '2026-03-03'],
    ['furthest ahead', '2026-03-04T10:00:00.000Z', 'Pacific/Kiritimati', 0, '2026-03-05'],
    ['to a day that a zone left out', '2011-12-29T20:00:00.000Z', 'Pacific/Apia', 1, '2011-12-30'],
    ['before it', '2026-01-01T17:00:00.000Z', 'America/New_York', -1, '2025-12-31'],
  ])('counts days of the home’s calendar: %s', (_, at, zone, days, expected) => {
    expect(dueAt(fromEvent(days), { at, zone })).toBe(expected);
  });
});

describe('a task that is due by a date of the case', () => {
  it('has no day until there is a date, follows it, and loses it again', () => {
    expect(dueAt(fromDate(-3))).toBeUndefined();
    expect(dueAt(fromDate(-3), { facts: { serviceStartsOn: '2026-03-12' } })).toBe('2026-03-09');
    expect(dueAt(fromDate(-3), { facts: { serviceStartsOn: '2026-03-20' }, previous: '2026-03-09' })).toBe('2026-03-17');
    expect(dueAt(fromDate(-3), { previous: '2026-03-17' })).toBeUndefined();
  });

  it("uses the home's day of a moment", () => {
    const facts = { serviceStartsOn: '2026-03-05T03:30:00.000Z' };
    expect(dueAt(fromDate(0), { facts })).toBe('2026-03-04');
    expect(dueAt(fromDate(0), { facts, zone: 'Pacific/Auckland' })).toBe('2026-03-05');
  });

  it("has no day if its date isn't one or leaves the calendar", () => {
    for (const odd of [true, 20260312, '2026-02-30', 'soon', ['2026-03-12'], { on: '2026-03-12' }, null])
      expect(dueAt(fromDate(0), { facts: { serviceStartsOn: odd } }), String(odd)).toBeUndefined();
    expect(dueAt({ from: 'date', identifier: 'constructor', days: 0 })).toBeUndefined();
    expect(dueAt(fromDate(30), { facts: { serviceStartsOn: '9999-12-15' } })).toBeUndefined();
    expect(dueAt(fromDate(0), { facts: { serviceStartsOn: '9999-12-31' } })).toBeUndefined();
    expect(dueAt(fromDate(-30), { facts: { serviceStartsOn: '1000-01-01' } })).toBeUndefined();
  });
});

describe('a task that is due before care goes on', () => {
  it('is due on the very day when it does, and stays so while care is past it', () => {
    const gate = beforeCare('cremated-remains-in-care');
    expect(dueAt(gate, { facts: { decedentStatus: 'in-care' } })).toBeUndefined();
    expect(dueAt(gate, { facts: { decedentStatus: 'cremated-remains-in-care' } })).toBe('2026-03-10');
    const later = { facts: { decedentStatus: 'cremated-remains-in-family-care' }, previous: '2026-03-10', today: '2026-03-15' };
    expect(dueAt(gate, later)).toBe('2026-03-10');
    expect(dueAt(gate, { ...later, facts: {} })).toBe('2026-03-10');
  });

  it('has no day any more when a correction moves care back', () => {
    const gate = beforeCare('embalmed');
    expect(dueAt(gate, { facts: { decedentStatus: 'in-care' }, previous: '2026-03-10' })).toBeUndefined();
    expect(dueAt(gate, { facts: { decedentStatus: 'preparation-started' }, previous: '2026-03-10' })).toBe('2026-03-10');
  });

  it('is due when someone leaves, no longer once they are back, and again when their remains are here', () => {
    const gate = beforeCare('transferred');
    for (const decedentStatus of ['not-in-care', 'pickup-requested', 'in-care', 'embalmed', 'preparation-completed'])
      expect(dueAt(gate, { facts: { decedentStatus } }), decedentStatus).toBeUndefined();
    expect(dueAt(gate, { facts: { decedentStatus: 'transferred' } })).toBe('2026-03-10');
    expect(dueAt(gate, { facts: { decedentStatus: 'in-care' }, previous: '2026-03-10' })).toBeUndefined();
    for (const decedentStatus of ['cremated-remains-in-care', 'laid-to-rest'])
      expect(dueAt(gate, { facts: { decedentStatus }, previous: '2026-03-09' }), decedentStatus).toBe('2026-03-09');
  });

  it("isn't due because of something that only comes later in the list: someone who is prepared may never be embalmed", () => {
    expect(isPast('embalmed', { decedentStatus: 'preparation-completed' })).toBe(false);
    expect(isPast('embalmed', { decedentStatus: 'laid-to-rest' })).toBe(false);
    expect(isPast('preparation-started', { decedentStatus: 'laid-to-rest' })).toBe(true);
    expect(isPast('cremated-remains-in-care', { decedentStatus: 'transferred' })).toBe(false);
    for (const odd of [undefined, null, 'gone', 7, ['in-care'], 'constructor'])
      expect(isPast('in-care', { decedentStatus: odd }), String(odd)).toBe(false);
    for (const gate of decedentStatus.values) expect(isPast(gate, { decedentStatus: gate }), gate).toBe(true);
  });
});
