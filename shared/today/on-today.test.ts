import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decedentStatus } from '../model/enumerations/case.ts';
import { caseQuestionSchema } from '../model/question.ts';
import { daysBetween } from '../values/dates.ts';
import { isRemoval, onToday, type TodayRows } from './on-today.ts';
import { type DatedService, roughDay, serviceDay } from './service-day.ts';

const day = { today: '2026-03-04', timeZone: 'America/New_York' };
const answered = (identifier: string, fieldType: string, value: unknown) =>
  caseQuestionSchema.parse({ id: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01', identifier, question: 'When?', fieldType, value });
const service = (name: string, ...questions: DatedService['questions']): DatedService => ({
  displayServiceId: `id-${name}`,
  name,
  displayServiceAction: 'none',
  questions,
});
const funeral = (date: string, time?: string) =>
  service('Funeral', answered('ceremonyDate', 'date', date), ...(time ? [answered('ceremonyTime', 'time', time)] : []));
const conference = (at: string) =>
  service(
    'Arrangement conference',
    answered('conferenceAt', 'date-time', at),
    answered('conferenceKind', 'string', 'At your home'),
  );
const rows = (...services: DatedService[]): TodayRows => ({
  services: services.map((each) => ({ caseId: 'one', service: each })),
  removals: [],
});
const namesOn = (given: TodayRows) => onToday(given, day).map(({ name, time }) => [name, time]);

describe('what is on today', () => {
  it('is what has no time first, then the day in order', () => {
    const given = rows(funeral('2026-03-04', '14:30'), conference('2026-03-04T15:00:00.000Z'), funeral('2026-03-04'));
    const removals = [{ caseId: 'two', decedentStatus: 'out-for-pickup' as const }];
    expect(namesOn({ ...given, removals })).toEqual([
      ['Out for pickup', null],
      ['Funeral', null],
      ['Arrangement conference', '10:00'],
      ['Funeral', '14:30'],
    ]);
  });

  it('leaves out other days, removed services, and services that nobody has given a day', () => {
    const removed = { ...funeral('2026-03-04'), displayServiceAction: 'removed' as const };
    expect(namesOn(rows(funeral('2026-03-05'), removed, service('Urn'), funeral('soon')))).toEqual([]);
  });

  it('follows the clocks of the home, and is found within a day of the day in UTC', () => {
    expect(namesOn(rows(conference('2026-03-05T04:30:00.000Z')))).toEqual([['Arrangement conference', '23:30']]);
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const zones = fc.constantFrom('Pacific/Honolulu', 'America/New_York', 'Pacific/Guam', 'UTC');
    fc.assert(
      fc.property(instants, zones, (at, timeZone) => {
        const given = conference(at.toISOString());
        const [rough, exact] = [roughDay(given), serviceDay(given, timeZone)?.day];
        expect(Math.abs(daysBetween(rough ?? '', exact ?? ''))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('says where, in words, once someone has said', () => {
    expect(serviceDay(conference('2026-03-04T15:00:00.000Z'), day.timeZone)?.place).toBe('At your home');
    expect(serviceDay(funeral('2026-03-04'), day.timeZone)?.place).toBe('');
  });

  it('has a removal until the decedent is in care', () => {
    expect(decedentStatus.values.filter(isRemoval)).toEqual(['pickup-requested', 'out-for-pickup']);
    const arrived = [{ caseId: 'two', decedentStatus: 'in-care' as const }];
    expect(onToday({ services: [], removals: arrived }, day)).toEqual([]);
  });
});
