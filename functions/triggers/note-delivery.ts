import * as z from 'zod';
import { type DeliveryNotice, noteDelivery } from '#functions/documents/signing/note-delivery.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';

const tag = <Value extends z.ZodType>(value: Value) => z.array(value).min(1);

/** Describes what SES says of an email. Source: SES developer guide, "Examples of event data that Amazon SES publishes". */
const noticeSchema = z.object({
  detail: z.object({
    eventType: z.enum(['Delivery', 'Bounce', 'Complaint']),
    mail: z.object({ messageId: z.string().max(200), tags: z.record(z.string(), z.array(z.string())).default({}) }),
    bounce: z.object({ bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']), bounceSubType: z.string() }).optional(),
  }),
});

/** Describes the tags of a letter of a document. Other letters have none. */
const tagsSchema = z.object({
  documentId: tag(z.guid()),
  signerId: tag(z.guid()),
  linkId: tag(z.guid()),
  why: tag(z.string()),
});

/** Why an email bounced, in words for staff. What the other server said may quote anything, and isn't kept. */
const reasons: Readonly<Record<string, string>> = {
  NoEmail: 'There is no such mailbox.',
  Suppressed: 'Earlier emails to this address bounced.',
  OnAccountSuppressionList: 'Earlier emails to this address bounced or were reported as spam.',
  MailboxFull: 'The mailbox is full.',
  MessageTooLarge: 'The email is too large for the mailbox.',
  ContentRejected: 'The email service of the recipient refused it.',
};

const kindOf = (type: 'Delivery' | 'Bounce' | 'Complaint', bounceType?: string): DeliveryNotice['kind'] => {
  if (type === 'Delivery') return 'delivered';
  if (type === 'Complaint') return 'complaint';
  return bounceType === 'Transient' ? 'transient' : 'permanent';
};

/** Takes in what SES reports of emails that were sent. Of one that isn't about a document only a line of the log says that it bounced, without its address. */
export const handler = async (event: unknown): Promise<void> => {
  const { eventType, mail, bounce } = noticeSchema.parse(event).detail;
  const kind = kindOf(eventType, bounce?.bounceType);
  const { data } = tagsSchema.safeParse(mail.tags);
  if (!data) {
    if (kind !== 'delivered') log('warn', `An email that isn’t about a document was not delivered: ${kind}.`);
    return;
  }
  const [documentId = '', signerId = '', linkId = '', why] = [data.documentId, data.signerId, data.linkId, data.why].map(
    ([first]) => first,
  );
  const reason = bounce && (reasons[bounce.bounceSubType] ?? '');
  const context = jobContext(new Date());
  const id = `${mail.messageId} ${kind}`;
  await noteDelivery(context, { id, kind, ...(reason ? { reason } : {}), documentId, signerId, linkId, isCopy: why === 'copy' });
  log('info', 'What became of a letter of a document was recorded.', { tableRequests: context.table.requests });
};
