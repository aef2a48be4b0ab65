import { agingFileRequested } from '#events/catalog/aging-file-requested.ts';
import { agedCases } from '#functions/cases/books/aged-cases.ts';
import { filesBucket, fileTypes } from '#functions/catalog/imports/import-objects.ts';
import { agingFileObject } from '#functions/documents/report-files-folder.ts';
import type { Handle, ReactionContext } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { type AgingFileRow, agingFileEnd, countAgingRows, readAgingFile } from '#functions/table/aging-file.ts';
import { eachOfBalances } from '#functions/table/ledger.ts';
import { agingHeading, agingRow } from '#shared/ledger/aging-rows.ts';
import { csvOf, csvRows } from '#shared/values/csv.ts';

/**
 * Reads open balances page by page, about a thousand cases at a time, and returns them as a file. Returns undefined once another job has begun, since nobody waits
 * for this one. A due date that changes meanwhile may bring a case up twice, so each is written once.
 */
async function fileOf(
  { table }: Pick<ReactionContext, 'table'>,
  locationId: string,
  { id, asOf }: AgingFileRow,
): Promise<{ text: string; rows: number } | undefined> {
  const written = new Set<string>();
  let text = csvOf(agingHeading, []);
  for await (const page of eachOfBalances(table, locationId)) {
    const balances = page.filter(({ caseId }) => !written.has(caseId));
    text += csvRows((await agedCases(table, balances, asOf)).map(agingRow));
    for (const { caseId } of balances) written.add(caseId);
    if (!(await countAgingRows(table, locationId, id, written.size))) return undefined;
  }
  return { text, rows: written.size };
}

/** Makes a home's aging file. After a crash, it starts over with the same file name. */
export const makeAgingFile: Handle<{ fileId: string; locationId: string }> = async (
  { data: { fileId, locationId } },
  { table, now },
) => {
  const job = await readAgingFile(table, locationId);
  if (job?.id !== fileId || job.file?.id === fileId) return undefined;
  const made = await fileOf({ table }, locationId, job);
  if (!made) return undefined;
  await filesBucket().write(agingFileObject(fileId), Buffer.from(made.text), { type: fileTypes.csv });
  return [agingFileEnd(locationId, { id: fileId, asOf: job.asOf, madeOn: now.toISOString(), rows: made.rows })];
};

export const handler = reaction('make-aging-file', agingFileRequested.data, makeAgingFile);
