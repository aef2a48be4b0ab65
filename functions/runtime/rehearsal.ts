import { ORPCError } from '@orpc/server';
import type { Table } from '#functions/table/table.ts';
import type { PendingContext } from './admit.ts';
import { wrappedPorts } from './ports.ts';
import { requestEvent } from './request-event.ts';

/** Says that an operation has come as far as its first write, or its first use of a port: it has checked everything by then. */
class Rehearsed extends Error {
  override readonly name = 'Rehearsed';
  constructor() {
    super('A rehearsal changes nothing.');
  }
}

const stop = (): never => {
  throw new Rehearsed();
};
const stopped = async () => stop();

/** Returns the table as it is now, read-only. */
const readOnly = (table: Table): Table => ({
  get requests() {
    return table.requests;
  },
  get writes() {
    return table.writes;
  },
  get milliseconds() {
    return table.milliseconds;
  },
  get: table.get,
  getMany: table.getMany,
  query: table.query,
  put: stopped,
  update: stopped,
  add: stopped,
  delete: stopped,
  transact: stopped,
  putAll: stopped,
});

/** The codes by which a call says that this caller may not know about something. */
const refusals: readonly number[] = [401, 403, 404];

/**
 * Runs an operation up to its first write, over the table as it is now, and refuses if it refuses the caller. An answer kept under a key is given only
 * after that: the caller may have lost their home, their case, or their plan since. If the operation finds its own work done (a 409), that is no refusal.
 */
export async function rehearse<C extends PendingContext>(
  context: C,
  newId: () => string,
  run: (context: C) => Promise<unknown>,
): Promise<void> {
  const rehearsal: C = {
    ...context,
    ...wrappedPorts(context, () => stop),
    table: readOnly(context.table),
    answer: { headers: {}, cookies: [] },
    newId,
  };
  rehearsal.event = requestEvent(rehearsal);
  try {
    await run(rehearsal);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (error instanceof Rehearsed || cause instanceof Rehearsed) return;
    if (error instanceof ORPCError && error.status < 500 && !refusals.includes(error.status)) return;
    throw error;
  }
}
