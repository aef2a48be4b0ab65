import { randomBytes, randomUUID } from 'node:crypto';
import type { CaseContext } from '#functions/cases/changing/timeline-of.ts';
import { type NewCase, openCase } from '#functions/cases/opening/open-case.ts';
import type { Table } from '#functions/table/table.ts';
import { caseSchema } from '#shared/model/case.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';

/** Opens a case at any time, without HTTP. */
export function openAt(locationId: string, at: string, timeZone: string, table: Table = openCloudTable()) {
  const [id, decedentId] = [randomUUID(), randomUUID()];
  const names = { decedentFirstName: 'Amélie', decedentLastName: 'Okafor', decedentFullName: 'Amélie Okafor' };
  const when = { createdOn: at, createdBy: id, updatedOn: at, updatedBy: id };
  const row = caseSchema.parse({ id, providerLocationId: locationId, caseNumber: '', decedentId, ...names, ...when });
  const { caseNumber: _given, ...fields } = row;
  const context = {
    actor: { kind: 'nobody' },
    table,
    now: new Date(at),
    newId: randomUUID,
    randomBytes: () => randomBytes(32),
    event: (name: string, data: unknown) => ({ id: randomUUID(), name, version: 1, at, locationId, data }),
  } as unknown as CaseContext;
  const opened: NewCase = {
    fields,
    decedent: decedentSchema.parse({ id: decedentId, caseId: id, firstName: 'Amélie', lastName: 'Okafor' }),
    people: { count: 0, first: [] },
    staffWords: [],
    timeZone,
    writes: [],
    facts: {},
    entryKind: 'case-created',
  };
  return openCase(context, opened);
}
