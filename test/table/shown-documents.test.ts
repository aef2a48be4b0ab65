import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { caseHiding, caseReturn, readCaseWithDocuments } from '#functions/table/case.ts';
import { isMarkedShown, newMarkWrites, showDocumentWrites, shownMarkKey } from '#functions/table/shown-documents.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { newCaseInTable } from './parts/case-in-table.ts';

const table = openCloudTable();

const read = async (caseId: string) => {
  const { record, shown } = await readCaseWithDocuments(table, caseId);
  if (!record) throw new Error('There is no such case.');
  return { record, shown };
};
const isShown = async (documentId: string) =>
  isMarkedShown(await table.getMany([shownMarkKey(documentId)], { consistent: true }));

async function begin(caseId: string): Promise<string> {
  const documentId = randomUUID();
  await table.transact(newMarkWrites(caseId, documentId, (await read(caseId)).shown));
  return documentId;
}

const by = { updatedOn: '2026-11-27T09:00:00.000Z', updatedBy: randomUUID() };
const hiding = (read: Parameters<typeof caseHiding>[0]) =>
  caseHiding(read, { deletedOn: by.updatedOn, deletedBy: randomUUID() }, by);

describe('the mark of a document', () => {
  it('goes with its case and comes back with it', async () => {
    const { caseId: id } = await newCaseInTable();
    const documents = [await begin(id), await begin(id)];
    await table.transact(hiding(await read(id)));
    expect(await Promise.all(documents.map(isShown))).toEqual([false, false]);
    const { record, shown } = await read(id);
    await table.transact([caseReturn(record, by), ...showDocumentWrites(shown)]);
    expect(await Promise.all(documents.map(isShown))).toEqual([true, true]);
  });

  it('isn’t put in a hidden case', async () => {
    const { caseId: id } = await newCaseInTable();
    await table.transact(hiding(await read(id)));
    await expect(begin(id)).rejects.toThrow(ConditionFailed);
  });

  it.each([0, 1])('isn’t left behind by a document begun after the other %d were read', async (before) => {
    const { caseId: id } = await newCaseInTable();
    if (before > 0) await begin(id);
    const known = await read(id);
    const late = await begin(id);
    await expect(table.transact(hiding(known))).rejects.toThrow(ConditionFailed);
    expect(await isShown(late)).toBe(true);
    await table.transact(hiding(await read(id)));
    expect(await isShown(late)).toBe(false);
  });

  it('isn’t left behind, whoever is first, when documents are begun while the case is hidden', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { caseId: id } = await newCaseInTable();
      const hide = async () => {
        for (;;)
          try {
            return await table.transact(hiding(await read(id)));
          } catch (error) {
            if (!(error instanceof ConditionFailed)) throw error;
          }
      };
      const begun = Array.from({ length: 8 }, () => begin(id).catch(() => undefined));
      const [documents] = await Promise.all([Promise.all(begun), hide()]);
      const marks = await Promise.all(documents.map((each) => each !== undefined && isShown(each)));
      expect(marks).not.toContain(true);
    }
  });

  it('is left out where a case has so many that they wouldn’t fit into one transaction', async () => {
    const documentIds = Array.from({ length: 80 }, () => randomUUID());
    const one = randomUUID();
    expect(newMarkWrites(one, one, { documentIds, begun: 80 })).toEqual([]);
    expect(newMarkWrites(one, one, { documentIds: documentIds.slice(1), begun: 79 })).toHaveLength(3);
  });
});
