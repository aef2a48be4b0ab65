import { describe, expect, it } from 'vitest';
import { caseOf } from '#functions/table/case.ts';
import { fromItem } from '#functions/table/item.ts';
import { decedentMoves } from '#shared/lifecycles/decedent-care.ts';
import { isAllowed } from '#shared/lifecycles/move.ts';
import { type Case, caseSchema } from '#shared/model/case.ts';
import { custodyEntrySchema } from '#shared/model/custody-entry.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { type TimelineEntry, timelineEntrySchema } from '#shared/model/timeline-entry.ts';
import { sampleCaseItems } from './cases.ts';
import { caseFacts } from './data/cases.ts';
import { generateWorld } from './generate.ts';

const now = new Date('2026-07-15T14:20:00.000Z');
const homes = generateWorld().homes.map(({ profile }) => profile);
const withCases = homes.filter(({ name }) => caseFacts.some(({ home }) => home === name));
const items = (await Promise.all(withCases.map((home) => sampleCaseItems(home, now)))).flat();
const of = <Row>(entityType: string) => items.filter((item) => item.entityType === entityType).map(fromItem<Row>);

describe('the cases of the sample data', () => {
  it.each(caseFacts.map((facts) => [facts.name.join(' '), facts] as const))('let %s go where care allows', (_, facts) => {
    let status: DecedentStatus = 'not-in-care';
    let before = 0;
    for (const [hours, to] of facts.care) {
      expect(
        isAllowed(decedentMoves({ status, dispositionType: facts.disposition }, { access: 'staff', kind: 'staff' }), to),
        to,
      ).toBe(true);
      expect(hours).toBeGreaterThanOrEqual(before);
      expect(hours).toBeLessThanOrEqual(facts.hoursAgo);
      [status, before] = [to, hours];
    }
  });

  it('are all at homes of the sample data, each row once and valid for the model', () => {
    const cases = of<Parameters<typeof caseOf>[0]>('case');
    expect(cases).toHaveLength(caseFacts.length);
    for (const record of cases) expect(caseSchema.parse(caseOf(record))).toEqual(caseOf(record));
    for (const entry of of('timeline-entry')) timelineEntrySchema.parse(entry);
    for (const entry of of('custody-entry')) custodyEntrySchema.parse(entry);
    const keys = items.map(({ pk, sk }) => `${pk} ${sk}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('say how complete they are, and are opened before anything else happens in them', () => {
    const entries = of<TimelineEntry>('timeline-entry');
    for (const record of of<Case>('case')) {
      expect(record.categoryProgress['case-details'], record.decedentFullName).toBeGreaterThan(0);
      const [first] = entries.filter(({ caseId }) => caseId === record.id).toSorted((a, b) => (a.at < b.at ? -1 : 1));
      const others = entries.filter(({ caseId, at }) => caseId === record.id && at === first?.at);
      expect(
        others.map(({ kind }) => kind),
        record.decedentFullName,
      ).toEqual(['case-created']);
    }
  });

  it('have the numbers of their year without a gap', () => {
    const numbers = of<{ caseNumber: string; providerLocationId: string }>('case')
      .filter(({ providerLocationId }) => providerLocationId === withCases[0]?.id)
      .map(({ caseNumber }) => Number(caseNumber.split('-')[1]))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
