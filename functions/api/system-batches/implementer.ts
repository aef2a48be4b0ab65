import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { systemBatches } from '#shared/contract/system-batches.ts';

/** The changes of a batch are stored in the catalog's bucket. */
export type SystemBatchesContext = OperationContext & { bucket: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(systemBatches).$context<SystemBatchesContext>();
