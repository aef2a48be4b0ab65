/** Measures the whole call that runs a sample, in a process that knows nothing yet, and says how much it compared. */
import { call } from '@orpc/server';
import { startDryRun } from '#functions/api/system-dry-runs/start-dry-run.ts';
import { readCatalogRows } from '#functions/table/catalog-rows.ts';
import type { DryRunResult } from '#shared/contract/system-dry-runs.ts';
import { costOf, requestContext } from '../catalog/operation.ts';

const { drafts } = await readCatalogRows(requestContext().table);
const input = { drafts: drafts.map(({ noun, id, version }) => ({ noun, id, version })), size: 'sample' as const };
let found: DryRunResult | undefined;
const { ms } = await costOf(async (context) => {
  const corpus = requestContext().table;
  found = (await call(startDryRun, input, { context: { ...context, corpus } as never })).result;
});
process.stdout.write(`${JSON.stringify({ ms, compared: found?.compared, counts: found?.counts })}\n`);
