import { isLate } from '#functions/runtime/stuck-check.ts';
import type { AgingFileRow } from '#functions/table/aging-file.ts';
import type { AgingJob } from '#shared/contract/ledger-reports-views.ts';

/** Minutes within which a file is made, with one retry: someone is waiting for it. */
const MAKE_MINUTES = 3;

/** Returns a job as the calls answer it. One that never ended has failed; a retry may still end it, and then it's made. */
export function agingJob({ id, asOf, startedOn, rows, file }: AgingFileRow, now: Date): AgingJob {
  const state = file?.id === id ? 'made' : isLate(startedOn, now, MAKE_MINUTES) ? 'failed' : 'making';
  return { asOf, startedOn, rows, state };
}
