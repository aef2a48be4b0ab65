import { dryRunView } from '#functions/dry-run/dry-run-view.ts';
import { problem } from '#functions/problem.ts';
import { readDryRun } from '#functions/table/dry-run.ts';
import { os } from './implementer.ts';

/** Returns a run with what it found so far. */
export const getDryRun = os.getDryRun.handler(async ({ input, context }) => {
  const found = await readDryRun(context.table, input.id);
  if (!found) throw problem('not_found');
  return dryRunView(found.run, found.lanes);
});
