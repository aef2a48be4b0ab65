import { cutTo, receivedText, receiveMessage } from '#functions/messages/index.ts';
import type { JobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import { newMessageItems } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import { count } from '#functions/table/rate-limit.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import {
  homeOfTextNumber,
  readTexting,
  receivedOnce,
  type ThreadEntryRow,
  textPartnerUpdate,
  wasReceived,
} from '#functions/table/thread.ts';
import type { IncomingText } from '#functions/vendors/texting/index.ts';
import { optWordOf } from '#shared/messages/index.ts';
import type { TextConsent } from '#shared/model/thread.ts';
import { maskPhone } from '#shared/values/phone.ts';

/** Texts that one number may send to a home in an hour. */
const perHour = 60;
/** The most characters of a text that are kept: ten segments and more. */
const MOST_TEXT = 2_000;

const tidy = (text: string) => cutTo(receivedText(text), MOST_TEXT);

/** Who texts a home agrees to be texted; STOP takes that back, and only START gives it again. Undefined if nothing changes. */
function consentAfter(before: TextConsent | undefined, word: 'stop' | 'start' | null, on: string): TextConsent | undefined {
  if (word === 'stop') return { mayText: false, saidBy: 'family', on };
  if (before?.mayText === true) return undefined;
  // Someone who said STOP and writes again still gets nothing until they say START.
  if (before?.saidBy === 'family' && word === null) return undefined;
  return { mayText: true, saidBy: 'family', on };
}

/** Begins a thread for someone who wrote to a home by text first. All that is known of them is their number. */
async function begin(context: JobContext, locationId: string, text: IncomingText, consent?: TextConsent): Promise<void> {
  const { table, now } = context;
  const id = context.newId();
  const message = {
    id,
    providerLocationId: locationId,
    createdOn: now.toISOString(),
    name: maskPhone(text.from),
    email: '',
    phone: maskPhone(text.from),
    message: tidy(text.text) || 'A picture or a file, which doesn’t arrive here.',
  };
  await table.transact([
    receivedOnce(`text#${text.id}`, now),
    ...newMessageItems(message).map((put) => ({ put, unless: 'exists' as const })),
    textPartnerUpdate(locationId, text.from, { threadId: id, ...(consent ? { consent } : {}) }),
    raise(context.event('information.requested', { locationId, requestId: id }, locationId)),
  ]);
}

/** Puts a text into the thread that this number had last with the home, or begins one. Delivered again, it changes nothing. */
export async function receiveText(context: JobContext, text: IncomingText): Promise<void> {
  const { table, now } = context;
  const locationId = await homeOfTextNumber(table, text.to);
  if (locationId === undefined) return log('info', 'A text came to no home.');
  if ((await count(table, 'incoming-text', `${text.from}\n${text.to}`, 3600, now)).count > perHour)
    return log('warn', 'A flood of texts from one number was dropped.', { locationId });
  const deliveryId = `text#${text.id}`;
  const at = now.toISOString();
  const word = optWordOf(text.text);
  const { partner } = await readTexting(table, locationId, text.from);
  const consent = consentAfter(partner.consent, word, at);
  const consented: Write[] = consent ? [textPartnerUpdate(locationId, text.from, { consent })] : [];
  const entry = entryOf(text, at, word);
  try {
    if (partner.threadId !== undefined) {
      const received = { deliveryId, locationId, threadId: partner.threadId, entry, writes: consented };
      if (await receiveMessage(context, received)) return;
    }
    if (await wasReceived(table, deliveryId)) return;
    // STOP or START from someone without a thread is a choice, not a message.
    if (word === null) await begin(context, locationId, text, consent);
    else if (consented.length > 0) await table.transact(consented);
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !(await wasReceived(table, deliveryId))) throw error;
  }
}

function entryOf(text: IncomingText, at: string, word: 'stop' | 'start' | null): ThreadEntryRow {
  const id = namedId('text', text.id);
  // A choice about texts waits for no answer, and its thread says what it means.
  if (word !== null)
    return { id, at, kind: word === 'stop' ? 'texts-stopped' : 'texts-allowed', about: maskPhone(text.from), isAutomatic: true };
  const files = Array.from({ length: Math.min(text.attachments, 20) }, (_, nth) => `File ${nth + 1}`);
  return {
    id,
    at,
    kind: 'text-in',
    address: text.from,
    text: tidy(text.text),
    ...(files.length > 0 ? { files } : {}),
  };
}
