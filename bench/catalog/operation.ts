import { randomBytes, randomUUID } from 'node:crypto';
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { documentClient, openTable } from '#functions/table/table.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { median } from '../statistics.ts';

/** What an operation cost: milliseconds, requests to the table, and the most memory of its process in MB. */
export type Cost = { ms: number; requests: number; megabytes: number };

/** Returns the context of an administrator's request, with a table of its own to count what it costs. */
export function requestContext() {
  const now = new Date();
  const actor = {
    kind: 'system',
    system: { id: randomUUID(), email: '', firstName: 'Robin', lastName: 'Vale', support: null },
  } as const;
  const newId = () => uuidV7({ now: Date.now(), random: randomBytes(10) });
  const context: Pick<OperationContext, 'actor' | 'table' | 'now' | 'newId' | 'randomBytes' | 'event'> = {
    actor,
    table: openTable(documentClient(), 'catalog'),
    now,
    newId,
    randomBytes: () => randomBytes(32),
    event: (name, data) => ({
      id: newId(),
      name,
      version: 1,
      at: now.toISOString(),
      actor: { kind: 'system', id: actor.system.id, onBehalfOf: null },
      locationId: null,
      data,
    }),
  };
  return { ...context, bucket: catalogBucket() } as typeof context &
    OperationContext & { bucket: ReturnType<typeof catalogBucket> };
}

/** Measures the operation once, or the median of several times. */
export async function costOf(work: (context: ReturnType<typeof requestContext>) => Promise<unknown>, times = 1): Promise<Cost> {
  const took: number[] = [];
  let requests = 0;
  for (let time = 0; time < times; time += 1) {
    const context = requestContext();
    const from = performance.now();
    await work(context);
    took.push(performance.now() - from);
    requests = Math.max(requests, context.table.requests);
  }
  return { ms: median(took), requests, megabytes: process.resourceUsage().maxRSS / 1024 };
}
