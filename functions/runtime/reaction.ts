import { randomBytes, randomUUID } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import type { EventName } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { envelopeSchema } from '#events/envelope.ts';
import { setting } from '#functions/settings.ts';
import { beginMail, endMail } from '#functions/table/mail-mark.ts';
import type { EventClaim } from '#functions/table/processed.ts';
import { claimEvent, finishEvent, releaseEvent } from '#functions/table/processed.ts';
import type { Table, Write } from '#functions/table/table.ts';
import { ConditionFailed, documentClient, openTable, TableBusy } from '#functions/table/table.ts';
import type { Mail, MailPort, SentMail } from '#functions/vendors/mail/index.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { type Actor, eventActor } from './actor.ts';
import { errorFields, log } from './log.ts';

/** An email whose text is written when it is sent. */
type LaterMail = Pick<Mail, 'to'> & { letter: () => Promise<Omit<Mail, 'to'> | undefined> };

/** What a reaction may use; each adds its own ports (mail, the search snapshot). */
export type ReactionContext = {
  table: Table;
  /** The time of this delivery, UTC. */
  now: Date;
  /** Returns a UUIDv7. */
  newId: () => string;
  /** Returns 32 random bytes. */
  randomBytes: () => Uint8Array;
  /** Nobody asks for a reaction: it follows from an event. */
  actor: Extract<Actor, { kind: 'nobody' }>;
  /** Makes another event of the catalog, to be raised in the transaction that writes the state it reports. */
  event: (name: EventName, data: Record<string, unknown>, locationId?: string) => DomainEvent;
  /**
   * Sends an email about the event, once to each recipient however often the event is delivered. It is marked before and after, so that a crash repeats at
   * most the one that was on its way: no mail service can say whether it had accepted it. A `letter` is written only if it is still to be sent, so that a
   * link in it doesn't replace one that was sent; `undefined` sends nothing. Returns what the mail service said, unless it was sent before.
   */
  sendOnce: (mail: MailPort, message: Mail | LaterMail) => Promise<SentMail | undefined>;
};

const nobody = { kind: 'nobody' } as const;

/** An event of the catalog with its data checked. */
type ReactionEvent<Data> = Omit<DomainEvent, 'data'> & { data: Data };

/** Handles an event. The writes that it returns are stored together with the mark that the event is done: both or neither. */
export type Handle<Data> = (event: ReactionEvent<Data>, context: ReactionContext) => Promise<Write[] | undefined>;

/** What EventBridge puts on a queue: its own envelope, with ours as `detail`. */
const messageSchema = z.object({ detail: envelopeSchema });

type Reaction<Data extends z.ZodType> = { name: string; schema: Data; handle: Handle<z.infer<Data>> };

/** As long as a sentence. `npm run redrive` shows it. */
const longestFailure = 300;
const failureOf = (error: unknown): string => {
  const { name, message } = errorFields(error);
  return `${name}: ${message}`.slice(0, longestFailure);
};

/** Sends what no earlier delivery of the event has sent. */
const sendOnce =
  (consumer: string, eventId: string, { table, now }: Pick<ReactionContext, 'table' | 'now'>): ReactionContext['sendOnce'] =>
  async (mail, message) => {
    const mark = { consumer, eventId, to: message.to };
    if (!(await beginMail(table, mark, now))) return undefined;
    const letter = 'letter' in message ? await message.letter() : message;
    const sent = letter && (await mail.send({ ...letter, to: message.to }));
    await endMail(table, mark, now);
    return sent;
  };

/** How many times one delivery starts over because others changed what it had read: with the pauses between, for up to about six seconds. */
const MAX_RUNS = 10;
const LONGEST_PAUSE_MS = 1_000;

/** Tells whether trying again may succeed: someone else wrote first, so nothing of this run is in the table. */
const isOvertaken = (error: unknown): boolean => error instanceof ConditionFailed || error instanceof TableBusy;

/**
 * Runs `work` until nobody else is in its way. A conflict is no failure: handed back to the queue, it would use up one of the event's five receives, and
 * five busy moments in a row would make a dead letter of it. Each run reads everything again.
 */
async function untilUndisturbed(work: () => Promise<void>): Promise<void> {
  for (let run = 1; ; run += 1)
    try {
      return await work();
    } catch (error) {
      if (run === MAX_RUNS || !isOvertaken(error)) throw error;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, 20 * 2 ** run) * (0.5 + randomBytes(1).readUInt8() / 512);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
}

async function react<Data extends z.ZodType>(
  { name, schema, handle }: Reaction<Data>,
  record: SQSRecord,
  context: Omit<ReactionContext, 'sendOnce'>,
) {
  const { detail } = messageSchema.parse(JSON.parse(record.body));
  const event = { ...detail, data: schema.parse(detail.data) };
  const claim: EventClaim = { consumer: name, eventId: event.id, claimId: randomUUID() };
  const state = await claimEvent(context.table, claim, context.now);
  if (state === 'done') return event;
  if (state === 'busy') throw new Error('Another delivery of this event is being worked on.');
  try {
    await untilUndisturbed(async () => {
      const writes = await handle(event, { ...context, sendOnce: sendOnce(name, event.id, context) });
      await finishEvent(context.table, claim, writes ?? [], context.now);
    });
  } catch (error) {
    await releaseEvent(context.table, claim, failureOf(error));
    throw error;
  }
  return event;
}

/** Returns what the log gets: a parser's or a schema's message may quote the event, so only its kind. */
const loggedError = (error: unknown) =>
  error instanceof z.ZodError || error instanceof SyntaxError
    ? { name: error.name, message: 'The message is not an event of this reaction.' }
    : errorFields(error);

/**
 * Makes the Lambda of a reaction: takes a batch from its queue, and handles each event once by its id, however often it is delivered. Each failure is
 * reported separately and comes again; what can never succeed (a malformed event) ends up in the dead-letter queue. `schema` is that of the event's data in
 * the catalog.
 */
export function reaction<Data extends z.ZodType>(
  name: string,
  schema: Data,
  handle: Handle<z.infer<Data>>,
  clock: () => Date = () => new Date(),
) {
  const client = documentClient();
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of Records) {
      const startedAt = performance.now();
      const now = clock();
      const context: Omit<ReactionContext, 'sendOnce'> = {
        table: openTable(client, setting('TABLE_NAME')),
        now,
        newId: () => uuidV7({ now: now.getTime(), random: randomBytes(10) }),
        randomBytes: () => randomBytes(32),
        actor: nobody,
        event: (name, data, locationId) => ({
          id: context.newId(),
          name,
          version: 1,
          at: now.toISOString(),
          actor: eventActor(nobody),
          locationId: locationId ?? null,
          data,
        }),
      };
      const cost = () => ({ durationMs: Math.round(performance.now() - startedAt), tableRequests: context.table.requests });
      try {
        const event = await react({ name, schema, handle }, record, context);
        log('info', 'reaction', { call: name, eventId: event.id, eventName: event.name, ...cost() });
      } catch (error) {
        log('error', 'reaction', { call: name, requestId: record.messageId, ...cost(), error: loggedError(error) });
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  };
}
