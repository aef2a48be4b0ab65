import { ORPCError } from '@orpc/client';
import { StandardOpenAPICodec } from '@orpc/openapi/standard';
import type { AnyProcedure } from '@orpc/server';
import type { StandardParams } from '@orpc/server/standard';
import type { StandardLazyRequest } from '@orpc/standard-server';
import { problem } from '#functions/problem.ts';
import type { CallMeta } from '#shared/contract/call.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { OperationContext } from './operation-context.ts';
import { problemOfError } from './problems.ts';

/** What the pipeline knows about a request before the call is matched. */
export type PendingContext = OperationContext & { headers: Record<string, string | undefined>; call: string };

/** A request together with the context in which it is answered. */
export type ContextRequest = StandardLazyRequest & { context: PendingContext };

type ContractProcedure = { '~orpc': { meta: Partial<CallMeta>; route: { operationId?: string } } };

/** Returns who may make a call and what a key means for it. A call whose contract doesn't say is refused: silence never means "public". */
export function metaOf(procedure: ContractProcedure): CallMeta {
  const { access, idempotency } = procedure['~orpc'].meta;
  if (!access || !idempotency) throw problem('internal');
  return { access, idempotency };
}

/** Finds out who makes the call (one read of the table) and refuses them if they may not. */
async function admit(context: PendingContext, procedure: ContractProcedure): Promise<void> {
  const { access } = metaOf(procedure);
  context.call = procedure['~orpc'].route.operationId ?? '';
  if (access !== 'public') context.actor = await authenticate(context.headers, access, context.table, context.now);
  authorize(context.actor, access);
}

/**
 * Reads a request's input only once its caller is admitted: for a refused caller no query, JSON, or form is ever parsed, so neither its size nor its shape
 * costs anything, and it reveals nothing to them. A DELETE has its input in its address, like a GET.
 */
export class AdmittingCodec extends StandardOpenAPICodec {
  override async decode(request: StandardLazyRequest, params: StandardParams | undefined, procedure: AnyProcedure) {
    try {
      await admit((request as ContextRequest).context, procedure);
    } catch (error) {
      // oRPC takes any other error in here for a malformed body.
      throw error instanceof ORPCError ? error : Object.assign(problemOfError(error), { cause: error });
    }
    return super.decode(request.method === 'DELETE' ? { ...request, method: 'GET' } : request, params, procedure);
  }
}
