import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type NewCase, type Opening, openCase } from '#functions/cases/open-case.ts';
import { caseSchema } from '#shared/model/case.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';

/** A first call at an instant, past HTTP, so that it may be any. */
function openAt(locationId: string, at: string, timeZone: string) {
  const [id, decedentId] = [randomUUID(), randomUUID()];
  const names = { decedentFirstName: 'Amélie', decedentLastName: 'Okafor', decedentFullName: 'Amélie Okafor' };
  const when = { createdOn: at, createdBy: id, updatedOn: at, updatedBy: id };
  const row = caseSchema.parse({ id, providerLocationId: locationId, caseNumber: '', decedentId, ...names, ...when });
  const { caseNumber: _given, ...fields } = row;
  const context = {
    actor: { kind: 'nobody' },
    table: openCloudTable(),
    now: new Date(at),
    newId: randomUUID,
    randomBytes: () => randomBytes(32),
    event: (name: string, data: unknown) => ({ id: randomUUID(), name, version: 1, at, locationId, data }),
  } as unknown as Opening;
  const opened: NewCase = {
    fields,
    decedent: decedentSchema.parse({ id: decedentId, caseId: id, firstName: 'Amélie', lastName: 'Okafor' }),
    people: { count: 0, first: [] },
    staffWords: [],
    timeZone,
    writes: [],
    facts: {},
    told: 'case-created',
  };
  return openCase(context, opened);
}

describe('the number of a case at the turn of the year', () => {
  it.each([
    ['America/Anchorage', '2027-01-01T08:59:59.999Z', '2027-01-01T09:00:00.000Z'],
    ['America/New_York', '2027-01-01T04:59:59.999Z', '2027-01-01T05:00:00.000Z'],
    ['Pacific/Guam', '2026-12-31T13:59:59.999Z', '2026-12-31T14:00:00.000Z'],
  ])('is of the year that it is in %s, and begins anew', async (timeZone, last, first) => {
    const home = randomUUID();
    const opened = await Promise.all([last, last, first, first, last].map((at) => openAt(home, at, timeZone)));
    expect(opened.map(({ caseNumber }) => caseNumber).toSorted()).toEqual([
      '2026-0001',
      '2026-0002',
      '2026-0003',
      '2027-0001',
      '2027-0002',
    ]);
  });
});
