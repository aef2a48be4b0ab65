// What happens between a family that wrote to a home and the home's staff.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists how far a home is with a family's message: nobody answered the newest, someone did, or nothing more is expected. */
export const threadState = defineLabels({ new: 'New', answered: 'Answered', closed: 'Closed' });
export type ThreadState = ValueOf<typeof threadState>;

/** Lists what a thread is made of: messages in both directions, and what the home's staff did with them. */
export const threadEntryKind = defineLabels({
  'email-in': 'Email received',
  'email-out': 'Email sent',
  'text-in': 'Text received',
  'text-out': 'Text sent',
  answered: 'Marked as answered',
  reopened: 'Reopened',
  closed: 'Closed',
  assigned: 'Assigned',
  'texts-allowed': 'Texts allowed',
  'texts-stopped': 'Texts stopped',
});
export type ThreadEntryKind = ValueOf<typeof threadEntryKind>;

/** Lists how far an email or a text to a family is. */
export const deliveryStatus = defineLabels({ sending: 'Sending', sent: 'Sent', failed: 'Not sent' });
export type DeliveryStatus = ValueOf<typeof deliveryStatus>;
