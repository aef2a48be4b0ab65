import { describe, expect, it } from 'vitest';
import { parseSchedule } from './expression.ts';

const next = (expression: string, after: string, zone?: string): string | undefined => {
  const at = parseSchedule(expression, Date.parse('2027-01-01T00:00:30Z'), zone)(Date.parse(after));
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe('a schedule', () => {
  it.each([
    ['rate(5 minutes)', '2027-01-01T00:00:30Z', '2027-01-01T00:05:30.000Z'],
    ['rate(1 hour)', '2027-01-01T01:30:00Z', '2027-01-01T02:00:30.000Z'],
    ['cron(0 3 * * ? *)', '2027-01-01T03:00:00Z', '2027-01-02T03:00:00.000Z'],
    ['cron(15 10 ? * MON-FRI *)', '2027-01-01T10:15:00Z', '2027-01-04T10:15:00.000Z'],
    ['cron(0/10 * * * ? *)', '2027-01-01T00:51:00Z', '2027-01-01T01:00:00.000Z'],
    ['cron(0 0 L * ? *)', '2027-02-01T00:00:00Z', '2027-02-28T00:00:00.000Z'],
    ['cron(0 9 ? * 2#1 *)', '2027-01-05T00:00:00Z', '2027-02-01T09:00:00.000Z'],
    ['cron(0 0 29 2 ? *)', '2027-01-01T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['cron(0 0 1 1 ? 2026)', '2027-01-01T00:00:00Z', undefined],
    ['at(2027-05-01T09:00:00)', '2027-01-01T00:00:00Z', '2027-05-01T09:00:00.000Z'],
    ['at(2027-05-01T09:00:00)', '2027-05-01T09:00:00Z', undefined],
  ])('%s after %s is due at %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it('keeps the time of day of its zone when clocks change', () => {
    expect(next('cron(0 9 * * ? *)', '2027-03-13T20:00:00Z', 'America/New_York')).toBe('2027-03-14T13:00:00.000Z');
    expect(next('cron(0 9 * * ? *)', '2027-03-12T20:00:00Z', 'America/New_York')).toBe('2027-03-13T14:00:00.000Z');
    expect(next('at(2027-07-01T09:00:00)', '2027-01-01T00:00:00Z', 'America/New_York')).toBe('2027-07-01T13:00:00.000Z');
  });

  it.each(['every day', 'rate(0 days)', 'rate(5 fortnights)'])('"%s" is refused', (expression) => {
    expect(() => next(expression, '2027-01-01T00:00:00Z')).toThrow('is not a schedule');
  });
});
