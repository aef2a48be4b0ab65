import { isLate } from '#functions/runtime/stuck-check.ts';
import type { AgingFileRow } from '#functions/table/aging-file.ts';
import type { AgingJob } from '#shared/contract/ledger-reports-views.ts';

/** How long a file may take, with one retry, before it counts as failed: someone is waiting for it. */
const MAKE_MINUTES = 3;

/** Returns a job as the calls answer it. A late job counts as failed, but a retry may still finish it. */
export function agingJob({ id, asOf, startedOn, rows, file }: AgingFileRow, now: Date): AgingJob {
  const state = file?.id === id ? 'made' : isLate(startedOn, now, MAKE_MINUTES) ? 'failed' : 'making';
  return { asOf, startedOn, rows, state };
}
