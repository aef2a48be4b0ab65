import { writeCheckpoint } from '#functions/documents/custody/write-checkpoint.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { setting } from '#functions/settings.ts';
import { eachUnchecked } from '#functions/table/custody-checkpoint.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { type CheckpointKey, kmsCheckpointKey } from '#functions/vendors/seal/index.ts';

const AT_ONCE = 100;

/**
 * Writes a checkpoint for each home whose custody records have gone on since the last one. The index finds only those: a night without a change costs one query. A home costs
 * three requests to the table and one for each record that went on. A failure at one home is logged and doesn't stop the others; its heads are still listed in the next run.
 */
export const handler = async (): Promise<{ written: number; failed: number }> => {
  const context = jobContext(new Date());
  const objects = openBucket(setting('EVIDENCE_BUCKET'), documentClient());
  let key: CheckpointKey | undefined;
  let [written, failed] = [0, 0];
  for await (const { locationId, heads } of eachUnchecked(context.table, AT_ONCE)) {
    key ??= await kmsCheckpointKey(setting('CHECKPOINT_KEY_ARN'), documentClient());
    try {
      if (await writeCheckpoint({ ...context, objects, key }, locationId, heads)) written += 1;
    } catch (error) {
      failed += 1;
      log('error', 'write-custody-checkpoints', { call: 'write-custody-checkpoints', locationId, error: errorFields(error) });
    }
  }
  log(failed > 0 ? 'error' : 'info', 'Checkpoints of custody records were written.', {
    count: written,
    tableRequests: context.table.requests,
  });
  if (failed > 0) throw new Error(`The custody records of ${failed} homes have no checkpoint of tonight.`);
  return { written, failed };
};
