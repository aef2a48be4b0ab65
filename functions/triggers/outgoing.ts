import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { arrangementStarted } from '#events/catalog/arrangement-started.ts';
import { type DomainEvent, envelopeSchema } from '#events/envelope.ts';
import { isTooLarge } from '#functions/vendors/bus/index.ts';

/** Returns a value of a stream record's image as plain JSON. Events contain text, numbers, booleans, null, lists, and maps; nothing else is understood. */
function plain(value: AttributeValue): unknown {
  if (value.S !== undefined) return value.S;
  if (value.N !== undefined) return Number(value.N);
  if (value.BOOL !== undefined) return value.BOOL;
  if (value.NULL) return null;
  if (value.L) return value.L.map(plain);
  if (value.M) return Object.fromEntries(Object.entries(value.M).map(([name, inner]) => [name, plain(inner)]));
  throw new TypeError(`An event can't contain a value of type ${Object.keys(value).join()}.`);
}

/** Returns a text of an image, or null if it is anything else. */
const textOf = (image: Image, name: string): string | null => {
  const value = image[name] && plain(image[name]);
  return typeof value === 'string' ? value : null;
};

/** Returns the event that a new plan was started. It has the plan's own id, so that the same item always gives the same event. */
const startedPlan = (image: Image) => {
  const [id, locationId, accountId] = [textOf(image, 'id'), textOf(image, 'locationId'), textOf(image, 'accountId')];
  return {
    id: `started-${id}`,
    name: arrangementStarted.name,
    version: arrangementStarted.version,
    at: textOf(image, 'createdOn'),
    actor: { kind: accountId ? 'family' : 'nobody', id: accountId, onBehalfOf: null },
    locationId,
    data: { arrangementId: id, locationId },
  };
};

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** A record's place in its batch, and its item of the table. */
type Place = { index: number; item: { pk: string; sk: string } };
export type Outgoing = Place & { event: DomainEvent };
/** What can never be published, and why. */
export type Unpublishable = Place & { why: string };

type Teller = (image: Image) => unknown;

/** What a new item gives: an item of the outbox contains an event, perhaps with others of the same change (`also`), and a new plan is one. */
const tellers: Readonly<Record<string, (image: Image) => Teller[]>> = {
  outbox: ({ also }) => [
    ({ event }) => event && plain(event),
    ...(also?.L ?? []).map(
      (event): Teller =>
        () =>
          plain(event),
    ),
  ],
  plan: () => [startedPlan],
};

/** Returns how to read a new item. Changes, expiries, and everything else in the stream aren't published. */
const tellerOf = ({ eventName, dynamodb }: DynamoDBRecord) =>
  eventName === 'INSERT' ? tellers[dynamodb?.NewImage?.entityType?.S ?? ''] : undefined;

/** Returns the event that an image gives, or why there is none, without quoting the item. */
function eventOf(tell: Teller, image: Image): { event: DomainEvent } | { why: string } {
  let reason: unknown;
  try {
    reason = tell(image);
  } catch (error) {
    return { why: `It isn't an event: ${(error as Error).message}` };
  }
  const { data: event, error } = envelopeSchema.safeParse(reason);
  if (!event) {
    const fields = [...new Set(error.issues.map(({ path }) => path.join('.') || 'event'))];
    return { why: `It isn't an event: wrong in ${fields.join(', ')}.` };
  }
  return isTooLarge(event) ? { why: 'Its event is larger than the bus accepts.' } : { event };
}

/** Returns the events of a batch of the stream, in order, and what can never be published. */
export function outgoing(records: readonly DynamoDBRecord[]): { events: Outgoing[]; unpublishable: Unpublishable[] } {
  const events: Outgoing[] = [];
  const unpublishable: Unpublishable[] = [];
  for (const [index, record] of records.entries()) {
    const tell = tellerOf(record);
    if (!tell) continue;
    const { Keys, NewImage = {} } = record.dynamodb ?? {};
    const item = { pk: Keys?.pk?.S ?? '', sk: Keys?.sk?.S ?? '' };
    for (const each of tell(NewImage)) {
      const found = eventOf(each, NewImage);
      if ('event' in found) events.push({ index, item, ...found });
      else unpublishable.push({ index, item, ...found });
    }
  }
  return { events, unpublishable };
}
