import { implement } from '@orpc/server';
import type { CatalogStage } from '#functions/catalog/publish-catalog.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { systemCatalog } from '#shared/contract/system-catalog.ts';

/** Publishing stores parts in the catalog's bucket. */
export type SystemCatalogContext = OperationContext & Pick<CatalogStage, 'bucket'>;

/** Implements the calls of the group, one file each. */
export const os = implement(systemCatalog).$context<SystemCatalogContext>();
