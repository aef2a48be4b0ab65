import { createHash } from 'node:crypto';
import type { CallMeta } from '#shared/contract/call.ts';
import type { Actor } from './actor.ts';
import { eventActor } from './actor.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { idempotencyKeyOf, once } from './idempotency.ts';
import type { OperationContext } from './operation-context.ts';
import { problem } from './problems.ts';
import { requestIds } from './request-ids.ts';

/** What the pipeline knows of a request before the call is matched. */
export type PendingContext = OperationContext & { headers: Record<string, string | undefined>; call: string };

type Procedure = { '~orpc': { meta: Partial<CallMeta>; route: { operationId?: string } } };
type Options<C> = {
  context: C;
  input: unknown;
  procedure: Procedure;
  next: () => Promise<unknown>;
};

/** A call whose contract does not state its access is refused: silence never means "public". */
const metaOf = (procedure: Procedure): CallMeta => {
  const { access, idempotency } = procedure['~orpc'].meta;
  if (!access || !idempotency) throw problem('internal');
  return { access, idempotency };
};

/** Who asks, as an answer is kept for them: whoever is not signed in is the browser that holds a plan's key, or nobody at all. */
const callerOf = (actor: Actor, planKeyHash: string | null) => {
  const { kind, id, onBehalfOf } = eventActor(actor);
  return `${kind}/${id ?? (planKeyHash ? `key:${planKeyHash}` : '')}/${onBehalfOf ?? ''}`;
};

/** Ids that a retry under the same key makes again. */
const seedOf = (key: string, caller: string, call: string) =>
  createHash('sha256').update(`${caller}\n${call}\n${key}`).digest('hex');

/**
 * What stands between the match and the operation, for every call alike: who asks (one read of the table), whether they may, and whether this very
 * request was answered before. Runs before the input is validated, so that a stranger learns nothing from validation.
 */
export async function guard<C extends PendingContext>({ context, input, procedure, next }: Options<C>): Promise<unknown> {
  const meta = metaOf(procedure);
  const call = procedure['~orpc'].route.operationId ?? '';
  const actor: Actor =
    meta.access === 'public' ? { kind: 'nobody' } : await authenticate(context.headers, meta.access, context.table, context.now);
  context.actor = actor;
  context.call = call;
  authorize(actor, meta.access);
  const key =
    meta.idempotency === 'exempt' ? null : idempotencyKeyOf(context.headers['idempotency-key'], meta.idempotency === 'required');
  if (key === null) return next();
  const caller = callerOf(actor, context.request.planKeyHash);
  context.newId = requestIds(context.now, seedOf(key, caller, call));
  const fingerprint = { caller, call, content: JSON.stringify(input ?? null) };
  const answer = await once(context.table, context.now, key, fingerprint, async () => JSON.stringify((await next()) ?? null));
  return JSON.parse(answer) ?? undefined;
}
