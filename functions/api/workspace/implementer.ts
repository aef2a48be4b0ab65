import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { workspace } from '#shared/contract/workspace.ts';

export type WorkspaceContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(workspace).$context<WorkspaceContext>();
