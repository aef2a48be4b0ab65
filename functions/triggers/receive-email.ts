import type { SESEvent, SESEventRecord } from 'aws-lambda';
import { inboundFolder } from '#functions/messages/inbound-folder.ts';
import { receiveMessage } from '#functions/messages/index.ts';
import { type ReadEmail, readEmail } from '#functions/messages/read-email.ts';
import { secretOfAddress } from '#functions/messages/reply-address.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import { setting } from '#functions/settings.ts';
import { readMessage } from '#functions/table/message.ts';
import { count } from '#functions/table/rate-limit.ts';
import { documentClient } from '#functions/table/table.ts';
import { type ThreadEntryRow, threadOfReply } from '#functions/table/thread.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';

/** Emails that one thread takes in an hour. More is two programs that answer each other, or a flood. */
const perHour = 60;

type Receipt = SESEventRecord['ses']['receipt'];

/** Tells whether the sender's mail service vouches for the From address. SES has checked; the address alone proves nothing. */
const isVouchedFor = ({ spfVerdict, dkimVerdict, dmarcVerdict }: Receipt): boolean =>
  dmarcVerdict.status !== 'FAIL' && (spfVerdict.status === 'PASS' || dkimVerdict.status === 'PASS');

function entryOf(id: string, at: string, email: ReadEmail, isProved: boolean): ThreadEntryRow {
  const { from, subject, said, quoted, isCut, isAutomatic, files, mailId } = email;
  return {
    id,
    at,
    kind: 'email-in',
    address: from,
    ...(subject === '' ? {} : { subject }),
    text: said,
    ...(quoted === '' ? {} : { quoted }),
    ...(isCut ? { isCut } : {}),
    ...(isProved ? {} : { isUnproved: true }),
    ...(isAutomatic ? { isAutomatic } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(mailId === undefined ? {} : { mailId }),
  };
}

/**
 * Puts one email into the thread whose secret address it was sent to; what was sent to no such address is dropped. A virus is dropped, and so is a flood. Spam
 * isn't: a family's words must not be lost because their mail service has a bad name. Delivered again, it changes nothing.
 */
async function receive({ ses: { mail, receipt } }: SESEventRecord): Promise<void> {
  const context = jobContext(new Date());
  const { table, now } = context;
  const secret = receipt.recipients.map(secretOfAddress).find((each) => each !== undefined);
  const thread = secret === undefined ? undefined : await threadOfReply(table, secret);
  if (!thread) return log('info', 'An email came to no thread.');
  if (receipt.virusVerdict.status === 'FAIL')
    return log('warn', 'An email with a virus was dropped.', { locationId: thread.locationId });
  const { locationId, threadId } = thread;
  if ((await count(table, 'thread-email', threadId, 3600, now)).count > perHour)
    return log('warn', 'A flood of emails to one thread was dropped.', { locationId });
  const stored = await openBucket(setting('INBOUND_BUCKET'), documentClient()).read(`${inboundFolder}${mail.messageId}`);
  if (!stored) throw new Error('The email is not in its bucket.');
  const email = await readEmail(stored.bytes, mail.source ?? '');
  const message = await readMessage(table, locationId, threadId);
  const isProved = isVouchedFor(receipt) && email.from === message?.email;
  const at = new Date(mail.timestamp).toISOString();
  const entry = entryOf(namedId('email', mail.messageId, threadId), at, email, isProved);
  await receiveMessage(context, { deliveryId: `email#${mail.messageId}`, locationId, threadId, entry });
  log('info', 'An email joined a thread.', { locationId, tableRequests: table.requests });
}

/** Takes in the emails that families answer with. One that fails is delivered again by Lambda, and then goes to the dead-letter queue. */
export const handler = async ({ Records }: SESEvent): Promise<void> => {
  for (const record of Records) await receive(record);
};
