import type { Enumeration } from '../model/enumeration.ts';
import { caseStatus, decedentStatus, timing } from '../model/enumerations/case.ts';
import { paymentMethod } from '../model/enumerations/payment.ts';
import { revealReason } from '../model/enumerations/reveal-reason.ts';
import { DECEDENT, type TimelineKind } from '../model/enumerations/timeline.ts';
import type { TimelineEntry } from '../model/timeline-entry.ts';

/** The parts of an entry that its sentence depends on. */
type EntryParts = Pick<TimelineEntry, 'kind' | 'by' | 'from' | 'to' | 'subject'>;
type Sentence = (entry: EntryParts, who: string) => string;

const labelOf = <Value extends string>(list: Enumeration<Value>, value: string | undefined): string | undefined =>
  value !== undefined && list.has(value) ? list.label(value) : value;

/** Returns ` from A to B`, as far as both are known. */
const change = (from: string | undefined, to: string | undefined): string =>
  `${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}`;

const changed =
  <Value extends string>(verb: string, list?: Enumeration<Value>): Sentence =>
  ({ from, to }, who) =>
    `${who} ${verb}${list ? change(labelOf(list, from), labelOf(list, to)) : change(from, to)}.`;

const plain =
  (words: string): Sentence =>
  (_, who) =>
    `${who} ${words}.`;

const about =
  (before: string, after = '', unnamed = 'someone'): Sentence =>
  ({ subject }, who) =>
    `${who} ${before} ${subject || unnamed}${after}.`;

/** What happened to money, of how much, and how it was paid. */
const ofMoney =
  (before: string): Sentence =>
  ({ subject, to }, who) =>
    `${who} ${before}${subject ? ` of ${subject}` : ''}${to ? ` (${labelOf(paymentMethod, to)})` : ''}.`;

const sentences: Readonly<Record<TimelineKind, Sentence>> = {
  'case-created': plain('opened the case'),
  'plan-sent': ({ by }, who) => (by.kind === 'family' ? `${who} sent a plan.` : 'A family’s plan arrived.'),
  'plan-sent-again': ({ subject }) => `The plan of ${subject || 'the family'} arrived again, with changes.`,
  'case-accepted': plain('accepted the lead'),
  'status-changed': changed('changed the status', caseStatus),
  'type-changed': changed('changed the type', timing),
  assigned: ({ to, subject }, who) =>
    to ? `${who} assigned the case to ${subject || 'someone'}.` : `${who} left the case unassigned.`,
  'number-changed': changed('changed the case number'),
  'decedent-status-changed': changed('changed the decedent’s status', decedentStatus),
  'decedent-status-corrected': (entry, who) =>
    `${changed('corrected the decedent’s status', decedentStatus)(entry, who)}${entry.subject ? ` This was missing: ${entry.subject}.` : ''}`,
  'correction-confirmed': plain('confirmed, for the company that had the person, that it doesn’t have them any more'),
  'care-page-closed': about('closed', '', 'a page of custody'),
  'family-told': plain('recorded that the family was told of a correction'),
  'care-page-reopened': about('opened', ' again', 'a page of custody'),
  'identity-doubted': plain('said that this does not look like the person who died'),
  'hold-placed': plain('put everything final on hold'),
  'hold-ended': plain('ended the hold on everything final'),
  'gate-override-asked': about('asked a second person to go on without this:', '', 'something'),
  'gate-overridden': ({ subject, to }, who) =>
    `${who} was the second of two people to go on without this${to ? ` before ${to}` : ''}: ${subject || 'something'}.`,
  // None of these names the code: who takes somebody over reads it from the tag.
  'tag-bound': plain('bound a tag'),
  'tag-confirmed': plain('compared the tag and confirmed who this is'),
  'tag-refused': plain('compared the tag, and it doesn’t agree'),
  'tag-retirement-asked': plain('asked a second person to retire a tag'),
  'tag-retired': plain('retired a tag'),
  'tag-replaced': plain('replaced a tag'),
  'effects-changed': plain('changed the personal effects'),
  'effect-moved': ({ subject, from, to }, who) =>
    `${who} recorded where a personal effect is: ${subject || 'an item'}${change(from, to)}.`,
  'handoff-offered': about('offered a hand-off to', '', 'someone else'),
  'handoff-accepted': ({ subject, to }, who) =>
    `${who} accepted a hand-off from ${subject || 'someone else'}.${to ? ` The decedent’s status is ${labelOf(decedentStatus, to)}.` : ''}`,
  'handoff-refused': about('refused a hand-off from', '', 'someone else'),
  'handoff-withdrawn': about('took back a hand-off to', '', 'someone else'),
  'handoff-unconfirmed': about('handed the person over to', ', who has no account. Nobody there has confirmed it'),
  'disposition-started': about('recorded the start of the', '', 'reduction'),
  'disposition-completed': about('recorded the end of the', '', 'reduction'),
  'details-changed': ({ subject }, who) =>
    subject === DECEDENT ? `${who} changed the decedent’s details.` : `${who} made changes in ${subject || 'the details'}.`,
  'number-added': plain('added the Social Security number'),
  'number-replaced': plain('replaced the Social Security number'),
  'number-removed': plain('removed the Social Security number'),
  'number-revealed': ({ to }, who) => `${who} viewed the Social Security number: ${labelOf(revealReason, to) ?? 'no reason'}.`,
  'services-changed': ({ subject }, who) => `${who} changed ${subject || 'the services'}.`,
  'entry-moved': about('moved', ' on the calendar', 'an entry'),
  'entry-cancelled': ({ subject, from }, who) =>
    `${who} took ${subject || 'an entry'} off the calendar${from ? `. It was on ${from}` : ''}.`,
  'entry-restored': about('put', ' back on the calendar', 'an entry'),
  'contact-added': about('added', ' to the contacts'),
  'contact-changed': about('changed the contact', '', 'for someone'),
  'contact-removed': about('removed', ' from the contacts'),
  'contact-invited': about('invited', ' to the case'),
  'contact-joined': ({ subject }, who) => `${subject || who} joined the case.`,
  'contact-blocked': about('blocked the access of'),
  'contact-unblocked': about('unblocked'),
  'contact-invitation-cancelled': about('cancelled the invitation of'),
  'contact-arrangement-sent': about('sent', ' the link to plan online'),
  'contact-arrangement-opened': ({ subject }, who) => `${subject || who} began to plan online.`,
  'contact-arrangement-cancelled': about('cancelled the link to plan online of'),
  'trade-assigned': about('let', ' work on the case', 'a trade company'),
  'trade-removed': about('took', ' off the case', 'a trade company'),
  'price-list-given': ({ subject }, who) => `${who} gave ${subject || 'someone'} the price list.`,
  // The subject of all of these is an amount in dollars.
  'payment-recorded': ofMoney('recorded a payment'),
  'payment-posted': ofMoney('recorded that a payment arrived'),
  'payment-failed': ofMoney('recorded that a payment failed'),
  'payment-verified': ofMoney('recorded that the insurer verified the policy'),
  'payment-link-made': ofMoney('made a link for a payment'),
  'payment-link-canceled': ofMoney('canceled the link for a payment'),
  'payment-held': ({ subject }) => `${subject || 'A payment'} came by a payment link, and needs a decision.`,
  'payment-reversed': ofMoney('took back a payment'),
  'refund-recorded': ofMoney('recorded a refund'),
  'refund-reversed': ofMoney('took back a refund'),
  'balance-changed': ({ subject, to }, who) =>
    `${who} entered ${to || 'a change of the balance'}${subject ? `: ${subject}` : ''}.`,
  'note-added': plain('added a note'),
  'note-edited': plain('changed a note'),
  'note-shared': ({ to }, who) =>
    to === 'staff-only' ? `${who} stopped sharing a note with the family.` : `${who} shared a note with the family.`,
  'task-added': about('added', ' to the tasks', 'a task'),
  'task-changed': about('changed the task', '', 'in the case'),
  'task-completed': about('completed', '', 'a task'),
  'task-reopened': about('opened', ' again', 'a task'),
  'task-removed': about('removed', ' from the tasks', 'a task'),
  'task-restored': about('restored', ' to the tasks', 'a task'),
  'document-begun': about('began', '', 'a document'),
  'document-sent': about('sent', ' to be signed', 'a document'),
  'document-signed': ({ to, subject }) => `${to || 'Someone'} signed ${subject || 'a document'}.`,
  'document-declined': ({ to, subject }) => `${to || 'Someone'} declined to sign ${subject || 'a document'}.`,
  'document-bounced': ({ to, subject }) => `An email to ${to || 'someone'} about ${subject || 'a document'} bounced.`,
  'document-sealed': about('sealed', '', 'a document'),
  'document-finished': about('finished', '', 'a document'),
  'document-voided': about('voided', '', 'a document'),
  'document-replaced': about('began the next version of', '', 'a document'),
  'document-signed-on-paper': about('kept the signed paper of', '', 'a document'),
  'contract-opened': about('opened', ' to be signed', 'the contract'),
  'contract-reopened': about('took back', '', 'the contract'),
  'statement-given': ({ subject, to }, who) => `${who} gave ${subject || 'the statement'} to ${to || 'the family'}, to keep.`,
  'statement-not-given': about('recorded that the family wasn’t given', ' yet', 'the statement'),
  'contract-signed': ({ subject }) => `Everyone has signed ${subject || 'the contract'}.`,
  'amendment-started': plain('started an amendment of the contract'),
  'actuals-recorded': plain('entered actual charges in the contract'),
  'contract-completed': plain('completed the contract'),
  'contract-voided': plain('voided the contract'),
  'case-deleted': plain('deleted the case'),
  'case-restored': plain('restored the case'),
};

/**
 * Returns who did it: a name, or Yarrow if no person did. While support acts for someone, `name` has both names (`actingName`); older entries have only the
 * name of the member.
 */
const whoOf = ({ kind, name, onBehalfOf }: TimelineEntry['by']): string => {
  if (kind === 'nobody' || kind === 'job' || name === '') return 'Yarrow';
  // Relatives choose their own names, so a name alone doesn't prove that someone isn't staff.
  if (kind === 'family') return `${name} (family)`;
  return onBehalfOf === null || name.includes('(Yarrow support)') ? name : `Yarrow support for ${name}`;
};

/** Writes a timeline entry as one sentence. The reason, if any, is shown beside it in its author's words. */
export const timelineWords = (entry: EntryParts): string => sentences[entry.kind](entry, whoOf(entry.by));
