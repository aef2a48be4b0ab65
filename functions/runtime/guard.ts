import type { CallMeta } from '#shared/contract/call.ts';
import type { Actor } from './actor.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { idempotencyKeyOf, once, seedOf } from './idempotency.ts';
import { journaledTable } from './journaled-table.ts';
import type { OperationContext } from './operation-context.ts';
import { journaledCall, wrappedPorts } from './ports.ts';
import { problem } from './problems.ts';
import { rehearse } from './rehearsal.ts';
import { contentOf } from './request-content.ts';
import { requestIds } from './request-ids.ts';

/** What the pipeline knows of a request before the call is matched. */
export type PendingContext = OperationContext & { headers: Record<string, string | undefined>; call: string };

type Procedure = { '~orpc': { meta: Partial<CallMeta>; route: { operationId?: string } } };
type Options<C> = {
  context: C;
  input: unknown;
  procedure: Procedure;
  /** Goes on with the call, or with other options in place of these. */
  next: (options?: Omit<Options<C>, 'next'>) => Promise<unknown>;
};

/** A call whose contract does not state its access is refused: silence never means "public". */
const metaOf = (procedure: Procedure): CallMeta => {
  const { access, idempotency } = procedure['~orpc'].meta;
  if (!access || !idempotency) throw problem('internal');
  return { access, idempotency };
};

/** Who asks, as an answer is kept for them: without a session it is the browser that holds a plan's key, or nobody at all. */
function callerOf(actor: Actor, planKeyHash: string | null): string {
  if (actor.kind === 'nobody') return `nobody/${planKeyHash ?? ''}`;
  if (actor.kind === 'system') return `system/${actor.system.id}`;
  return `person/${actor.person.id}/${actor.support?.system.id ?? ''}`;
}

/** The home that a person works at in this request; a key says nothing about another one. */
const homeOfCall = (actor: Actor) => (actor.kind === 'person' ? (actor.membership?.locationId ?? '') : '');

/** Runs a request under its key: everything that the operation reads, writes or asks of a port goes into the request's journal. */
async function keyed<C extends PendingContext>(key: string, access: CallMeta['access'], options: Options<C>): Promise<unknown> {
  const { context, input, next } = options;
  const { actor, call, table } = context;
  const home = homeOfCall(actor);
  const request = { key, call, home, caller: callerOf(actor, context.request.planKeyHash), content: await contentOf(input) };
  const idsFrom = (begunOn: Date) => requestIds(begunOn, seedOf(request));
  const answer = await once(table, context.now, request, {
    // A public call answers nobody in particular: there is no access that could have been lost.
    rehearse: async (begunOn) => {
      if (access !== 'public') await rehearse(context, idsFrom(begunOn), (rehearsal) => next({ ...options, context: rehearsal }));
    },
    perform: async ({ journal, begunOn, now }) => {
      const ports = wrappedPorts(context, journaledCall(journal));
      Object.assign(context, ports, { table: journaledTable(table, journal), newId: idsFrom(begunOn), now });
      return JSON.stringify((await next()) ?? null);
    },
  });
  return JSON.parse(answer) ?? undefined;
}

/**
 * What stands between the match and the operation, for every call alike: who asks (one read of the table), whether they may, and whether this very
 * request was answered before. Runs before the input is validated, so that a stranger learns nothing from validation.
 */
export async function guard<C extends PendingContext>(options: Options<C>): Promise<unknown> {
  const { context, procedure, next } = options;
  const meta = metaOf(procedure);
  const call = procedure['~orpc'].route.operationId ?? '';
  const actor: Actor =
    meta.access === 'public' ? { kind: 'nobody' } : await authenticate(context.headers, meta.access, context.table, context.now);
  context.actor = actor;
  context.call = call;
  authorize(actor, meta.access);
  const key =
    meta.idempotency === 'exempt' ? null : idempotencyKeyOf(context.headers['idempotency-key'], meta.idempotency === 'required');
  return key === null ? next() : keyed(key, meta.access, options);
}
