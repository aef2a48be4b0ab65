/** `/api/system/dryRuns`: what drafts of the catalog would change. One file per operation, in the contract's order. */
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient, openTable } from '#functions/table/table.ts';
import { cancelDryRun } from './cancel-dry-run.ts';
import { getDryRun } from './get-dry-run.ts';
import { getDryRuns } from './get-dry-runs.ts';
import { os, type SystemDryRunsContext } from './implementer.ts';
import { startDryRun } from './start-dry-run.ts';

const router = os.router({ startDryRun, getDryRuns, getDryRun, cancelDryRun });

const bucket = catalogBucket();

export const handler = apiHandler<SystemDryRunsContext>({
  router,
  context: (base) => ({ ...base, bucket, corpus: openTable(documentClient(), setting('TABLE_NAME')) }),
});
