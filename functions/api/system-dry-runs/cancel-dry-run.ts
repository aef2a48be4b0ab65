import { dryRunView } from '#functions/dry-run/dry-run-view.ts';
import { problem } from '#functions/problem.ts';
import { cancelWrite, readDryRun } from '#functions/table/dry-run.ts';
import { os } from './implementer.ts';

/** Cancels a full run: each of its lanes ends with the step that it is in. A run that has ended stays as it is. */
export const cancelDryRun = os.cancelDryRun.handler(async ({ input, context }) => {
  const { table, now } = context;
  const found = await readDryRun(table, input.id);
  if (!found) throw problem('not_found');
  const view = dryRunView(found.run, found.lanes);
  if (view.state !== 'running') return view;
  const cancelledOn = now.toISOString();
  await table.transact([cancelWrite(input.id, cancelledOn)]);
  return dryRunView({ ...found.run, cancelledOn }, found.lanes);
});
