import { randomBytes } from 'node:crypto';
import { setting } from '#functions/settings.ts';
import { documentClient, openTable } from '#functions/table/table.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import type { Actor } from './actor.ts';
import type { OperationContext } from './operation-context.ts';

/** What scheduled work may use: the table, and the clock, ids, and randomness of its run. */
export type JobContext = Pick<OperationContext, 'table' | 'now' | 'newId' | 'randomBytes' | 'event'> & {
  actor: Extract<Actor, { kind: 'nobody' }>;
};

/** Returns the context of one run of a job. The events it raises say that a job did it. */
export function jobContext(now: Date): JobContext {
  const newId = () => uuidV7({ now: now.getTime(), random: randomBytes(10) });
  return {
    table: openTable(documentClient(), setting('TABLE_NAME')),
    now,
    newId,
    randomBytes: () => randomBytes(32),
    actor: { kind: 'nobody' },
    event: (name, data, locationId) => ({
      id: newId(),
      name,
      version: 1,
      at: now.toISOString(),
      actor: { kind: 'job', id: null, onBehalfOf: null },
      locationId: locationId ?? null,
      data,
    }),
  };
}
