import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { team } from '#shared/contract/team.ts';

export type TeamContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(team).$context<TeamContext>();
