import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { agingFileObject } from '#functions/documents/report-files-folder.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readAgingFile, storedAgingFile } from '#functions/table/aging-file.ts';
import { agingJob } from './aging-job.ts';
import { os } from './implementer.ts';

/** Seconds for which the address of a file can be used. */
const SECONDS = 300;

export const getAgingFile = os.getAgingFile.handler(async ({ context }) => {
  const { table, now } = context;
  const row = await readAgingFile(table, homeOf(context).locationId);
  const stored = row ? storedAgingFile(row, now) : null;
  const job = row ? agingJob(row, now) : null;
  if (!stored) return { job, file: null };
  const { id, ...about } = stored;
  const fileName = `aging-${about.asOf}.csv`;
  const disposition = `attachment; filename="${fileName}"`;
  const url = await filesBucket().address(agingFileObject(id), { at: now, seconds: SECONDS, disposition });
  return { job, file: { ...about, fileName, url } };
});
