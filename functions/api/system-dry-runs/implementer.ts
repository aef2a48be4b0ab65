import { implement } from '@orpc/server';
import type { CatalogStage } from '#functions/catalog/publish-catalog.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Table } from '#functions/table/table.ts';
import { systemDryRuns } from '#shared/contract/system-dry-runs.ts';

/**
 * A full run stores its drafts in the catalog's bucket. `corpus` is the table without the journal of the request: a sample reads megabytes, which no retry needs to
 * be told again.
 */
export type SystemDryRunsContext = OperationContext & Pick<CatalogStage, 'bucket'> & { corpus: Table };

/** Implements the calls of the group, one file each. */
export const os = implement(systemDryRuns).$context<SystemDryRunsContext>();
