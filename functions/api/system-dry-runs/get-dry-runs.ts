import { dryRunView } from '#functions/dry-run/dry-run-view.ts';
import { readFullRuns } from '#functions/table/dry-run.ts';
import { os } from './implementer.ts';

/** Runs that are listed. */
const LISTED = 10;

/** Lists the newest full runs, each with how far it is. */
export const getDryRuns = os.getDryRuns.handler(async ({ context: { table } }) => {
  return { items: (await readFullRuns(table, LISTED)).map(({ run, lanes }) => dryRunView(run, lanes)) };
});
