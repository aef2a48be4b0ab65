import { createHash } from 'node:crypto';
import type { CallMeta } from '#shared/contract/call.ts';
import type { Actor } from './actor.ts';
import { eventActor } from './actor.ts';
import { metaOf, type PendingContext } from './admit.ts';
import { authorize } from './authorize.ts';
import { idempotencyKeyOf, once } from './idempotency.ts';
import { requestIds } from './request-ids.ts';

type Procedure = { '~orpc': { meta: Partial<CallMeta>; route: { operationId?: string } } };
type Options<C> = {
  context: C;
  input: unknown;
  procedure: Procedure;
  next: () => Promise<unknown>;
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
 * Answers a request that was answered before, and runs the operation otherwise. The caller was admitted before the input was read (`AdmittingCodec`); asking
 * again costs nothing and refuses a call that came here another way.
 */
export async function guard<C extends PendingContext>({ context, input, procedure, next }: Options<C>): Promise<unknown> {
  const meta = metaOf(procedure);
  const { actor, call } = context;
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
