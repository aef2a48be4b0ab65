import type { DynamoDBRecord } from 'aws-lambda';
import type { DomainEvent } from '#events/envelope.ts';
import { envelopeSchema } from '#events/envelope.ts';
import { isTooLarge } from '#functions/vendors/bus/index.ts';
import { startedPlan } from './started-plan.ts';
import { plain } from './stream-image.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** Where a record stands in its batch, and the item of the table that it tells of. */
type Place = { index: number; item: { pk: string; sk: string } };
export type Outgoing = Place & { event: DomainEvent };
/** What can never be published, and why. */
export type Unpublishable = Place & { why: string };

/** What a new item tells: one of the outbox holds an event, a new plan is one. */
const tellers: Readonly<Record<string, (image: Image) => unknown>> = {
  outbox: ({ event }) => event && plain(event),
  plan: startedPlan,
};

/** Only what is new is published; a change, a removal by TTL and everything else in the stream is not. */
const tellerOf = ({ eventName, dynamodb }: DynamoDBRecord) =>
  eventName === 'INSERT' ? tellers[dynamodb?.NewImage?.entityType?.S ?? ''] : undefined;

/** The event that an image tells of, or why there is none. Nothing of what stands in the item is quoted. */
function eventOf(tell: (image: Image) => unknown, image: Image): { event: DomainEvent } | { why: string } {
  let told: unknown;
  try {
    told = tell(image);
  } catch (error) {
    return { why: `It holds no event: ${(error as Error).message}` };
  }
  const { data: event, error } = envelopeSchema.safeParse(told);
  if (!event) {
    const fields = [...new Set(error.issues.map(({ path }) => path.join('.') || 'event'))];
    return { why: `It holds no event: wrong in ${fields.join(', ')}.` };
  }
  return isTooLarge(event) ? { why: 'Its event is larger than the bus takes.' } : { event };
}

/** What a batch of the stream raises, in its order, and what of it never can be. */
export function outgoing(records: readonly DynamoDBRecord[]): { events: Outgoing[]; unpublishable: Unpublishable[] } {
  const events: Outgoing[] = [];
  const unpublishable: Unpublishable[] = [];
  for (const [index, record] of records.entries()) {
    const tell = tellerOf(record);
    if (!tell) continue;
    const { Keys, NewImage = {} } = record.dynamodb ?? {};
    const item = { pk: Keys?.pk?.S ?? '', sk: Keys?.sk?.S ?? '' };
    const found = eventOf(tell, NewImage);
    if ('event' in found) events.push({ index, item, ...found });
    else unpublishable.push({ index, item, ...found });
  }
  return { events, unpublishable };
}
