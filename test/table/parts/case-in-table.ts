import { randomUUID } from 'node:crypto';
import { type CaseRecord, caseItem } from '#functions/table/case.ts';
import { factsItem } from '#functions/table/case-facts.ts';
import { locationItems } from '#functions/table/location.ts';
import { readTaskItems } from '#functions/table/task.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { sampleHome } from '#test/world/sample-home.ts';

export type CaseInTable = { caseId: string; locationId: string; timeZone: string };

/** Writes a case of a new home straight into the table with facts that say nothing yet. With the same ids the case starts over. */
export async function newCaseInTable(
  changes: Partial<CaseRecord> = {},
  { locationId, caseId }: Omit<CaseInTable, 'timeZone'> = { locationId: randomUUID(), caseId: randomUUID() },
): Promise<CaseInTable> {
  const table = openCloudTable();
  const home = { ...sampleHome({ id: locationId }), timeZone: 'America/New_York' };
  const at = '2026-03-01T12:00:00.000Z';
  const tasks = await readTaskItems(table, caseId);
  for (const { pk, sk, id } of tasks) {
    await table.delete({ pk, sk });
    await table.delete({ pk: `TASK#${id}`, sk: 'PLACE' });
  }
  await table.putAll([
    ...locationItems(home),
    caseItem({
      id: caseId,
      providerLocationId: locationId,
      type: 'at-need',
      status: 'active',
      caseNumber: '2026-1',
      arrangementStatus: 'not-started',
      isAGBDrivenLead: false,
      thereAreNoPersonalEffects: false,
      newCaseOptions: 'first-call',
      createdOn: at,
      createdBy: caseId,
      updatedOn: at,
      updatedBy: caseId,
      decedentId: randomUUID(),
      decedentFirstName: 'Ada',
      decedentLastName: 'Quill',
      decedentMiddleName: '',
      decedentFullName: 'Ada Quill',
      decedentStatus: 'not-in-care',
      caseProgress: 0,
      familyProgress: 0,
      categoryProgress: {},
      staffWords: '',
      peopleWords: '',
      ...changes,
    }),
    factsItem({ id: caseId, providerLocationId: locationId }, {}, 0),
  ]);
  return { caseId, locationId, timeZone: home.timeZone };
}
