import { createHash } from 'node:crypto';
import type { CallMeta } from '#shared/contract/call.ts';
import type { Actor } from './actor.ts';
import { metaOf, type PendingContext } from './admit.ts';
import { authorize } from './authorize.ts';
import { idempotencyKeyOf, once, seedOf } from './idempotency.ts';
import { journaledTable } from './journaled-table.ts';
import { namedId } from './named-id.ts';
import { journaledCall, wrappedPorts } from './ports.ts';
import { rehearse } from './rehearsal.ts';
import { requestIds } from './request-ids.ts';

const hashOf = async (file: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

/** Returns the input of a call as text, to tell whether two are the same. For a file its bytes count, which JSON would leave out. */
async function contentOf(input: unknown): Promise<string> {
  const files: Promise<string>[] = [];
  const text = JSON.stringify(input ?? null, (_name, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(hashOf(value));
    return { file: files.length };
  });
  return [text, ...(await Promise.all(files))].join('\n');
}

type Procedure = { '~orpc': { meta: Partial<CallMeta>; route: { operationId?: string } } };
type Options<C> = {
  context: C;
  input: unknown;
  procedure: Procedure;
  /** Continues the call, optionally with other options. */
  next: (options?: Omit<Options<C>, 'next'>) => Promise<unknown>;
};

/** Returns who asks, as an answer is kept for them: without a session, the browser with a plan's key, or nobody at all. */
function callerOf(actor: Actor, planKeyHash: string | null): string {
  if (actor.kind === 'nobody') return `nobody/${planKeyHash ?? ''}`;
  if (actor.kind === 'system') return `system/${actor.system.id}`;
  return `person/${actor.person.id}/${actor.support?.system.id ?? ''}`;
}

/** Returns the home that a person works at in this request. A key says nothing about another one. */
const homeOfCall = (actor: Actor) => (actor.kind === 'person' ? (actor.membership?.locationId ?? '') : '');

/** Runs a request under its key: everything that the operation reads, writes, or asks of a port goes into the request's journal. */
async function runWithKey<C extends PendingContext>(
  key: string,
  access: CallMeta['access'],
  options: Options<C>,
): Promise<unknown> {
  const { context, input, next } = options;
  const { actor, call, table } = context;
  const home = homeOfCall(actor);
  const request = { key, call, home, caller: callerOf(actor, context.request.planKeyHash), content: await contentOf(input) };
  const keyId = namedId('request', seedOf(request));
  context.keyId = () => keyId;
  const idsFrom = (begunOn: Date) => requestIds(begunOn, seedOf(request));
  const answer = await once(table, context.now, request, {
    // A public call answers nobody in particular, so no access could have been lost.
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
 * Answers a request that was answered before, and runs the operation otherwise. The caller was admitted before the input was read (`AdmittingCodec`);
 * checking again costs nothing and refuses a call that came here another way.
 */
export async function guard<C extends PendingContext>(options: Options<C>): Promise<unknown> {
  const { context, procedure, next } = options;
  const meta = metaOf(procedure);
  authorize(context.actor, meta.access);
  const key =
    meta.idempotency === 'exempt' ? null : idempotencyKeyOf(context.headers['idempotency-key'], meta.idempotency === 'required');
  return key === null ? next() : runWithKey(key, meta.access, options);
}
