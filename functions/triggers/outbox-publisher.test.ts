import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import { outboxPublisher } from './outbox-publisher.ts';

const eventOf = (number: number): DomainEvent => ({
  id: `event-${number}`,
  name: 'location.changed',
  version: 1,
  at: '2026-03-04T12:00:00.000Z',
  actor: { kind: 'nobody', id: null, onBehalfOf: null },
  locationId: null,
  data: { locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01', list: [1, true, null] },
});

const attribute = (value: unknown): AttributeValue => {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.map(attribute) };
  return { M: Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, attribute(inner)])) };
};

const recordOf = (number: number, changes: Partial<DynamoDBRecord> = {}, event: unknown = eventOf(number)): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: `sequence-${number}`,
    NewImage: { entityType: { S: 'outbox' }, event: attribute(event) },
  },
  ...changes,
});

/** A bus that takes what `accepts` says at each offer, and remembers what it was offered. */
const busOf = (accepts: (event: DomainEvent, offer: number) => boolean) => {
  const offers: string[][] = [];
  return {
    offers,
    bus: {
      async publish(events: DomainEvent[]) {
        offers.push(events.map(({ id }) => id));
        return new Set(events.filter((event) => !accepts(event, offers.length)).map(({ id }) => id));
      },
    },
  };
};
const noWait = async () => undefined;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('outboxPublisher', () => {
  it('publishes new outbox items whole, in batches of ten, in order', async () => {
    const published: DomainEvent[] = [];
    const bus = {
      async publish(events: DomainEvent[]) {
        expect(events.length).toBeLessThanOrEqual(10);
        published.push(...events);
        return new Set<string>();
      },
    };
    const answer = await outboxPublisher(bus, noWait)({ Records: numbers(23).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([]);
    expect(published).toEqual(numbers(23).map(eventOf));
  });

  it('makes one and the same event of a new plan, and none of a plan that is saved again', async () => {
    const id = '3c8e2f1a-4b5d-4c6e-8f70-91a2b3c4d5e6';
    const locationId = '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01';
    const plan = { id, locationId, createdOn: '2026-03-04T12:00:00.000Z', arrangement: '{}', entityType: 'plan' };
    const image = Object.fromEntries(Object.entries(plan).map(([name, value]) => [name, attribute(value)]));
    const published: DomainEvent[] = [];
    const bus = {
      async publish(events: DomainEvent[]) {
        published.push(...events);
        return new Set<string>();
      },
    };
    const begun = recordOf(1, { dynamodb: { SequenceNumber: 'plan', NewImage: image } });
    await outboxPublisher(bus, noWait)({ Records: [begun, { ...begun, eventName: 'MODIFY' }, begun] });
    expect(published).toHaveLength(2);
    expect(published[1]).toEqual(published[0]);
    expect(published[0]).toEqual({
      id: `started-${id}`,
      name: 'arrangement.started',
      version: 1,
      at: plan.createdOn,
      actor: { kind: 'nobody', id: null, onBehalfOf: null },
      locationId,
      data: { arrangementId: id, locationId },
    });
  });

  it('leaves removals, changes and other items alone', async () => {
    const { bus, offers } = busOf(() => true);
    const others = [
      recordOf(1, { eventName: 'REMOVE' }),
      recordOf(2, { eventName: 'MODIFY' }),
      recordOf(3, { dynamodb: { SequenceNumber: 'x', NewImage: { entityType: { S: 'location' } } } }),
    ];
    expect(await outboxPublisher(bus, noWait)({ Records: others })).toEqual({ batchItemFailures: [] });
    expect(offers).toEqual([]);
  });

  it('offers only what was refused again', async () => {
    const { bus, offers } = busOf((event, offer) => event.id !== 'event-1' || offer === 3);
    const answer = await outboxPublisher(bus, noWait)({ Records: numbers(3).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([]);
    expect(offers).toEqual([['event-0', 'event-1', 'event-2'], ['event-1'], ['event-1']]);
  });

  it('reports the first event that is refused to the last, and publishes none after its batch', async () => {
    const { bus, offers } = busOf(({ id }) => id !== 'event-4');
    const answer = await outboxPublisher(bus, noWait)({ Records: numbers(12).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'sequence-4' }]);
    expect(offers.flat()).not.toContain('event-11');
  });

  it('reports the whole batch where the bus does not answer', async () => {
    const bus = { publish: () => Promise.reject(new Error('no route')) };
    const answer = await outboxPublisher(bus, noWait)({ Records: numbers(2).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'sequence-0' }]);
  });

  it('publishes what stands before an item without an event, and reports that item', async () => {
    const { bus, offers } = busOf(() => true);
    const broken = recordOf(1, {}, { id: 'event-1', name: 7 });
    const answer = await outboxPublisher(bus, noWait)({ Records: [recordOf(0), broken, recordOf(2)] });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'sequence-1' }]);
    expect(offers).toEqual([['event-0']]);
  });
});
