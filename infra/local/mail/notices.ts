import type { Buses } from '../events/bus.ts';
import { ServiceError } from '../http/aws-json.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { sendEmail } from './send-email.ts';

/** What became of an email: as SES names it, with the kind of a bounce. */
export type Outcome = 'delivered' | 'permanent' | 'transient' | 'complaint';

const detailTypes = {
  Delivery: 'Email Delivered',
  Bounce: 'Email Bounced',
  Complaint: 'Email Complaint Received',
} as const;

const detailOf = (outcome: Outcome) => {
  if (outcome === 'delivered') return { eventType: 'Delivery' as const, delivery: {} };
  if (outcome === 'complaint') return { eventType: 'Complaint' as const, complaint: {} };
  const [bounceType, bounceSubType] = outcome === 'permanent' ? ['Permanent', 'NoEmail'] : ['Transient', 'MailboxFull'];
  return { eventType: 'Bounce' as const, bounce: { bounceType, bounceSubType } };
};

/** Reports what became of an email on the default bus, as SES does. Source: SES developer guide, "Examples of event data that Amazon SES publishes". */
export function report(buses: Buses, { messageId, destination, tags }: Mail, outcome: Outcome): void {
  const detail = detailOf(outcome);
  const mail = {
    messageId,
    destination: destination.to,
    tags: Object.fromEntries((tags ?? []).map(({ name, value }) => [name, [value]])),
  };
  buses.put({ source: 'aws.ses', detailType: detailTypes[detail.eventType], detail: { ...detail, mail } }, 'default');
}

/** Returns an email of the mailbox by the id that SES gave it. */
export function mailNamed(mailbox: Mailbox, messageId: string): Mail {
  const mail = mailbox.list().find((each) => each.messageId === messageId);
  if (!mail) throw new ServiceError('NotFoundException', 'There is no such email.', 404);
  return mail;
}

/** Reports a new email: all arrive but those to the addresses of SES's mailbox simulator, with or without a label (`bounce+ana@`). */
function reportSent(buses: Buses, mail: Mail): void {
  const [, mailbox] = /^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(mail.destination.to[0] ?? '') ?? [];
  report(buses, mail, mailbox?.toLowerCase() === 'bounce' ? 'permanent' : 'delivered');
  if (mailbox?.toLowerCase() === 'complaint') report(buses, mail, 'complaint');
}

/** Takes an email for sending, and reports what became of it. */
export function accept({ mailbox, buses }: { mailbox: Mailbox; buses: Buses }, input: unknown): { MessageId: string } {
  const sent = sendEmail(mailbox, input);
  reportSent(buses, sent);
  return { MessageId: sent.messageId };
}
