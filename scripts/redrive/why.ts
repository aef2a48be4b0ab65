import * as z from 'zod';
import { catalog } from '#events/catalog/index.ts';
import { type DomainEvent, envelopeSchema } from '#events/envelope.ts';
import { readProcessed } from '#functions/table/processed.ts';
import type { Table } from '#functions/table/table.ts';
import type { DeadLetter } from './dead-letters.ts';

/** What a letter is about, and why it is here. */
export type Reading = { what: string; why: string };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fieldsOf = (error: z.ZodError): string =>
  [...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))].join(', ');

/** Returns the event of a message that a rule put on a queue, or why it isn't one. */
function eventOf(body: string): { event: DomainEvent } | { why: string } {
  const { data, error } = z.object({ detail: envelopeSchema }).safeParse(jsonOf(body));
  if (!data) return { why: `It isn't an event: wrong in ${fieldsOf(error)}.` };
  const event = data.detail;
  const definition = catalog.find(({ name }) => name === event.name);
  if (!definition) return { why: `The catalog has no event ${event.name}.` };
  const checked = definition.data.safeParse(event.data);
  return checked.success ? { event } : { why: `It isn't a valid ${event.name}: wrong in ${fieldsOf(checked.error)}.` };
}

/** Reads a letter of a reaction: an event that failed as often as its queue allows, or a message that isn't one. */
export async function ofReaction(table: Table, reaction: string, letter: DeadLetter): Promise<Reading> {
  const found = eventOf(letter.body);
  if ('why' in found) return { what: 'a message', why: found.why };
  const { id, name, at } = found.event;
  const what = `${name} ${id} of ${at}`;
  if (letter.undelivered) return { what, why: `It never reached the queue: ${letter.undelivered}` };
  const { isDone, failure } = await readProcessed(table, reaction, id);
  if (isDone) return { what, why: 'It has been done meanwhile.' };
  return { what, why: failure ?? 'The function ended before it could say why (out of time or memory); its log may say.' };
}

const failedRun = z.object({ responsePayload: z.object({ errorType: z.string(), errorMessage: z.string() }) });

/** Reads a letter of a job: a run that failed, or that could not be started. */
export function ofJob(letter: DeadLetter): Reading {
  const { data } = failedRun.safeParse(jsonOf(letter.body));
  const why = data ? `${data.responsePayload.errorType}: ${data.responsePayload.errorMessage}` : letter.undelivered;
  return { what: 'a run', why: why ?? 'The run could not be started.' };
}

/** Reads a letter of incoming email: an email that could not be put into its thread. It's named by the id that SES gave it. */
export function ofMail(letter: DeadLetter): Reading {
  const { why } = ofJob(letter);
  const id = emailsOf(letter)?.Records[0]?.ses.mail.messageId;
  return { what: id ? `the email ${id}` : 'a message', why: id ? why : 'It names no email.' };
}

const failedEmails = z.object({
  requestPayload: z.looseObject({
    Records: z.array(z.looseObject({ ses: z.looseObject({ mail: z.looseObject({ messageId: z.string() }) }) })),
  }),
});

/** Returns the emails of a letter of incoming email, as SES told of them; `undefined` if it's about none. */
export const emailsOf = (letter: DeadLetter) => failedEmails.safeParse(jsonOf(letter.body)).data?.requestPayload;

const reportSchema = z.looseObject({
  'detail-type': z.string(),
  detail: z.looseObject({ mail: z.looseObject({ messageId: z.string() }) }),
});

/** Returns what SES reported of an email, from a run that failed or from an event that never reached the Lambda; `undefined` if it's no report. */
export const reportOf = (letter: DeadLetter) =>
  z
    .union([reportSchema, z.object({ requestPayload: reportSchema }).transform((run) => run.requestPayload)])
    .safeParse(jsonOf(letter.body)).data;

/** Reads a letter of the reports on sent emails. It's named by the email's id. */
export function ofReport(letter: DeadLetter): Reading {
  const report = reportOf(letter);
  if (!report) return { what: 'a message', why: 'It reports on no email.' };
  return { what: `${report['detail-type']} ${report.detail.mail.messageId}`, why: ofJob(letter).why };
}

const unpublishableSchema = z.object({
  kind: z.literal('unpublishable'),
  item: z.object({ pk: z.string(), sk: z.string() }),
  why: z.string(),
});
const batchSchema = z.object({
  DDBStreamBatchInfo: z.object({
    batchSize: z.int(),
    approximateArrivalOfFirstRecord: z.iso.datetime({ offset: true }),
    approximateArrivalOfLastRecord: z.iso.datetime({ offset: true }),
  }),
});

/** A letter of the publisher: one item that can never be published in its present form, or a part of the stream that was given up. */
export type OfPublisher =
  | { kind: 'item'; item: { pk: string; sk: string }; why: string }
  | { kind: 'part'; count: number; from: string; to: string }
  | { kind: 'unknown' };

export function ofPublisher(letter: DeadLetter): OfPublisher {
  const body = jsonOf(letter.body);
  const { data: one } = unpublishableSchema.safeParse(body);
  if (one) return { kind: 'item', item: one.item, why: one.why };
  const { data: part } = batchSchema.safeParse(body);
  if (!part) return { kind: 'unknown' };
  const { batchSize, approximateArrivalOfFirstRecord: from, approximateArrivalOfLastRecord: to } = part.DDBStreamBatchInfo;
  return { kind: 'part', count: batchSize, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

export function readingOf(found: OfPublisher): Reading {
  if (found.kind === 'item') return { what: found.item.pk, why: found.why };
  if (found.kind === 'unknown') return { what: 'a message', why: 'It names no item of the table.' };
  return { what: `${found.count} items written until ${found.to}`, why: 'The bus refused them in a hundred tries.' };
}
