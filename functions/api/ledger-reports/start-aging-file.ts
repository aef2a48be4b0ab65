import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { retryOnConflict } from '#functions/runtime/retry-on-conflict.ts';
import { agingFileStart, readAgingFile } from '#functions/table/aging-file.ts';
import { raise } from '#functions/table/outbox.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { agingJob } from './aging-job.ts';
import { os } from './implementer.ts';

/** Starts the job that makes a file, one at a time for each home: asking again while it runs returns the same job. */
export const startAgingFile = os.startAgingFile.handler(async ({ input: { asOf }, context }) => {
  const { locationId } = homeOf(context);
  const { table, now } = context;
  const job = { id: context.newId(), asOf, startedOn: now.toISOString(), rows: 0, file: null };
  const event = context.event('aging-file.requested', { fileId: job.id, locationId }, locationId);
  return retryOnConflict(async () => {
    const seen = await readAgingFile(table, locationId);
    const running = seen && agingJob(seen, now);
    if (running?.state === 'making') {
      if (running.asOf === asOf) return running;
      throw problem('conflict', {
        detail: `A file as of ${formatCalendarDate(running.asOf)} is being made. Try again when it’s done.`,
      });
    }
    await table.transact([agingFileStart(locationId, job, seen), raise(event)]);
    return agingJob(job, now);
  });
});
