import { implement } from '@orpc/server';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { merchandise } from '#shared/contract/merchandise.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(merchandise).$context<OperationContext>();

/** Returns the caller's home. Naming any other home is a 404. */
export function homeMeant(context: Pick<OperationContext, 'actor'>, { LocationId }: { LocationId?: string | undefined }): string {
  const { locationId } = homeOf(context);
  if (LocationId !== undefined && LocationId !== locationId) throw problem('not_found');
  return locationId;
}
