import { noCounts } from '#functions/merchandise/imports/check-file.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { markedId } from '#functions/runtime/named-id.ts';
import { type MerchandiseImportRow, merchandiseImportWrite } from '#functions/table/merchandise-import.ts';
import { raise } from '#functions/table/outbox.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { importAnswer, os } from './implementer.ts';

/** Starts the job that checks a file, of the home that it was begun for. A file is checked once; a corrected one is another import. */
export const checkMerchandiseImport = os.checkMerchandiseImport.handler(async ({ input: { id, fileName }, context }) => {
  const { locationId } = homeOf(context);
  if (id !== markedId(locationId, id)) throw problem('not_found');
  const row: MerchandiseImportRow = {
    id,
    locationId,
    fileName,
    state: 'checking',
    total: 0,
    counts: noCounts,
    saved: 0,
    stale: 0,
    problem: null,
    importedBy: callerName(context),
    importedOn: context.now.toISOString(),
    savingSince: null,
  };
  const event = context.event('merchandise-import.uploaded', { importId: id, locationId });
  if (await wasWritten(context.table.transact([merchandiseImportWrite(row, context.now), raise(event)])))
    return importAnswer(row, context.now);
  throw problem('conflict', { detail: 'This file was checked already. Choose it again to check it again.' });
});
