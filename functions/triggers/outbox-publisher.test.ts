import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import type { Refusal } from '#functions/vendors/bus/index.ts';
import { outboxPublisher as publisherOf } from './outbox-publisher.ts';

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
    Keys: { pk: { S: `OUTBOX#event-${number}` }, sk: { S: 'OUTBOX' } },
    NewImage: { entityType: { S: 'outbox' }, event: attribute(event) },
  },
  ...changes,
});

/** Returns a bus that takes what `accepts` says at each offer, and remembers what it was offered. */
const busOf = (accepts: (event: DomainEvent, offer: number) => boolean) => {
  const offers: string[][] = [];
  return {
    offers,
    bus: {
      async publish(events: DomainEvent[]) {
        offers.push(events.map(({ id }) => id));
        return new Map(events.filter((event) => !accepts(event, offers.length)).map(({ id }) => [id, later]));
      },
    },
  };
};
const later: Refusal = { why: 'busy', isForGood: false };
const noWait = async () => undefined;

/** Returns dead letters that are kept here. `takes` says whether there is a queue for one. */
const lettersOf = (takes = () => true) => {
  const letters: unknown[] = [];
  return {
    letters,
    deadLetters: {
      async put(letter: object) {
        if (!takes()) throw new Error('no queue');
        letters.push(letter);
      },
    },
  };
};
const outboxPublisher = (bus: Parameters<typeof publisherOf>[0], wait: typeof noWait, { deadLetters } = lettersOf()) =>
  publisherOf(bus, deadLetters, wait);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('outboxPublisher', () => {
  it('publishes new outbox items whole, in batches of ten, in order', async () => {
    const published: DomainEvent[] = [];
    const bus = {
      async publish(events: DomainEvent[]) {
        expect(events.length).toBeLessThanOrEqual(10);
        published.push(...events);
        return new Map<string, Refusal>();
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
        return new Map<string, Refusal>();
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

  it('publishes every event of a change that is one item, and puts aside only the one that isn’t any', async () => {
    const { bus, offers } = busOf(() => true);
    const letters = lettersOf();
    const record = recordOf(0);
    Object.assign(record.dynamodb?.NewImage ?? {}, { also: attribute([eventOf(1), { id: 'event-2' }, eventOf(3)]) });
    expect(await outboxPublisher(bus, noWait, letters)({ Records: [record, recordOf(4)] })).toEqual({ batchItemFailures: [] });
    expect(offers).toEqual([['event-0', 'event-1', 'event-3', 'event-4']]);
    expect(letters.letters).toMatchObject([{ kind: 'unpublishable', item: { pk: 'OUTBOX#event-0' } }]);
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

  it('offers again only what was refused', async () => {
    const { bus, offers } = busOf((event, offer) => event.id !== 'event-1' || offer === 3);
    const answer = await outboxPublisher(bus, noWait)({ Records: numbers(3).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([]);
    expect(offers).toEqual([['event-0', 'event-1', 'event-2'], ['event-1'], ['event-1']]);
  });

  it('reports the first event that is refused every time, and publishes none after its batch', async () => {
    const { bus, offers } = busOf(({ id }) => id !== 'event-4');
    const answer = await outboxPublisher(bus, noWait)({ Records: numbers(12).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'sequence-4' }]);
    expect(offers.flat()).not.toContain('event-11');
  });

  it("reports the whole batch if the bus doesn't answer", async () => {
    const bus = { publish: () => Promise.reject(new Error('no route')) };
    const answer = await outboxPublisher(bus, noWait)({ Records: numbers(2).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'sequence-0' }]);
  });

  it("puts aside what isn't an event, and publishes what is before and behind it in the same batch", async () => {
    const { bus, offers } = busOf(() => true);
    const letters = lettersOf();
    const broken = recordOf(1, {}, { id: 'event-1', name: 7 });
    const binary = recordOf(3);
    Object.assign(binary.dynamodb?.NewImage ?? {}, { event: { B: 'AA==' } });
    const missing = recordOf(4);
    delete missing.dynamodb?.NewImage?.event;
    const records = [recordOf(0), broken, recordOf(2), binary, missing, recordOf(5)];
    expect(await outboxPublisher(bus, noWait, letters)({ Records: records })).toEqual({ batchItemFailures: [] });
    expect(offers).toEqual([['event-0', 'event-2', 'event-5']]);
    const item = (number: number) => ({ pk: `OUTBOX#event-${number}`, sk: 'OUTBOX' });
    expect(letters.letters).toEqual([
      { kind: 'unpublishable', item: item(1), why: "It isn't an event: wrong in name, version, at, actor, locationId, data." },
      { kind: 'unpublishable', item: item(3), why: "It isn't an event: An event can't contain a value of type B." },
      { kind: 'unpublishable', item: item(4), why: "It isn't an event: wrong in event." },
    ]);
  });

  it('puts aside what is larger than the bus accepts, and offers no more large ones together than it accepts', async () => {
    const large = (number: number, bytes: number) =>
      recordOf(number, {}, { ...eventOf(number), data: { text: 'x'.repeat(bytes) } });
    const { bus, offers } = busOf(() => true);
    const letters = lettersOf();
    const records = [large(0, 100_000), large(1, 300_000), large(2, 100_000), large(3, 100_000), recordOf(4)];
    expect(await outboxPublisher(bus, noWait, letters)({ Records: records })).toEqual({ batchItemFailures: [] });
    expect(offers).toEqual([
      ['event-0', 'event-2'],
      ['event-3', 'event-4'],
    ]);
    expect(letters.letters).toMatchObject([{ item: { pk: 'OUTBOX#event-1' }, why: 'Its event is larger than the bus accepts.' }]);
  });

  it("puts aside what the bus refuses for good, and doesn't offer it again", async () => {
    const offers: string[][] = [];
    const bus = {
      async publish(events: DomainEvent[]) {
        offers.push(events.map(({ id }) => id));
        return new Map(events.filter(({ id }) => id === 'event-1').map(({ id }) => [id, { why: 'Refused.', isForGood: true }]));
      },
    };
    const letters = lettersOf();
    const answer = await outboxPublisher(bus, noWait, letters)({ Records: numbers(3).map((number) => recordOf(number)) });
    expect(answer.batchItemFailures).toEqual([]);
    expect(offers).toEqual([['event-0', 'event-1', 'event-2']]);
    expect(letters.letters).toEqual([{ kind: 'unpublishable', item: { pk: 'OUTBOX#event-1', sk: 'OUTBOX' }, why: 'Refused.' }]);
  });

  it('reports what could not even be put aside, so that it is not lost', async () => {
    const { bus } = busOf(() => true);
    const broken = (number: number) => recordOf(number, {}, 'no event');
    let puts = 0;
    const letters = lettersOf(() => {
      puts += 1;
      return puts === 1;
    });
    const answer = await outboxPublisher(bus, noWait, letters)({ Records: [broken(0), recordOf(1), broken(2), recordOf(3)] });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'sequence-2' }]);
    expect(letters.letters).toMatchObject([{ item: { pk: 'OUTBOX#event-0' } }]);
  });

  it('puts aside nothing behind a failure, since it comes again with the failure', async () => {
    const { bus } = busOf(({ id }) => id !== 'event-1');
    const letters = lettersOf();
    const broken = (number: number) => recordOf(number, {}, 'no event');
    const answer = await outboxPublisher(bus, noWait, letters)({ Records: [broken(0), recordOf(1), broken(2)] });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'sequence-1' }]);
    expect(letters.letters).toMatchObject([{ item: { pk: 'OUTBOX#event-0' } }]);
  });
});
