import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import { outboxItem } from '#functions/table/outbox.ts';
import type { Item } from '#functions/table/table.ts';
import { eventsOf, messagesOf, openCloudTable, queueOf, waitUntil } from '#test/cloud/cloud.ts';

/** Names of the bus that nobody else listens to, so that what is before and behind the poison can be found. */
const name = `test.${randomUUID()}`;
const eventOf = (changes: Partial<DomainEvent> = {}): DomainEvent => ({
  id: randomUUID(),
  name,
  version: 1,
  at: new Date().toISOString(),
  actor: { kind: 'nobody', id: null, onBehalfOf: null },
  locationId: null,
  data: {},
  ...changes,
});

type Letter = { item: { pk: string }; why: string };
const letters = async (): Promise<Letter[]> =>
  (await messagesOf(await queueOf('publish-outbox', 'DeadLetters'))).map(({ body }) => JSON.parse(body) as Letter);

/** Returns an item that only a bug of ours could leave. */
const poisoned = (event: unknown): Item => ({ ...outboxItem(eventOf()), event });

describe('an item of the outbox that can never be published', () => {
  it('goes to the dead letters immediately, and everything written with it and after it is published', async () => {
    const table = openCloudTable();
    const bad = {
      'wrong in name, version, at, actor, locationId, data': poisoned({ id: 'x' }),
      'wrong in event': poisoned('no event at all'),
      "can't contain a value of type B": poisoned({ ...eventOf(), data: { bytes: new Uint8Array([1]) } }),
      'larger than the bus accepts': poisoned(eventOf({ data: { text: 'x'.repeat(300_000) } })),
      'The bus refused it: InvalidArgument': poisoned(eventOf({ name: '' })),
    };
    const good = Array.from({ length: 6 }, () => eventOf());
    const [before, ...among] = good.map(outboxItem);
    const behind = eventOf();
    await table.transact([before, ...Object.values(bad), ...among].map((put) => ({ put: put! })));
    await table.put(outboxItem(behind));
    // Well before the stream would have given up a record: that takes it a hundred tries.
    const found = await waitUntil('every letter', async () => {
      const all = await letters();
      const ofBad = Object.entries(bad).map(([why, { pk }]) => ({ why, letter: all.find(({ item }) => item.pk === pk) }));
      return ofBad.every(({ letter }) => letter) && ofBad;
    });
    for (const { why, letter } of found) expect(letter?.why).toContain(why);
    const published = await waitUntil('every event', async () => {
      const ids = new Set((await eventsOf(name)).map(({ event }) => (event.detail as DomainEvent).id));
      return [...good, behind].every(({ id }) => ids.has(id)) && ids;
    });
    expect(published.size).toBe(good.length + 1);
  });
});
