import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { isLinkOut } from '#shared/lifecycles/contact-status.ts';
import type { WhenWords } from '#web/parts/when-words.ts';

type NamedContact = Pick<CaseContact, 'fullName' | 'contactType' | 'relationship' | 'otherRelationship'>;

/**
 * Returns a contact as pickers show it: the decedent by that word, everyone else with the relationship in parentheses (docs/decisions.md, Contacts).
 */
export function pickerWords(contact: NamedContact): string {
  if (contact.contactType === 'decedent') return `${contact.fullName} (Decedent)`;
  const kin = relationshipWords(contact);
  return kin ? `${contact.fullName} (${kin})` : contact.fullName;
}

/** Returns what a picker shows: the first chosen name, and how many more. */
export const chosenWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names[0]} (+${names.length - 1} more)`;

const untilWords = ({ whenWords }: WhenWords, instant: string, now: Date) => whenWords(instant, now).replace(/^on /, '');
const isOver = (instant: string, now: Date) => Date.parse(instant) <= now.getTime();

/** Describes a contact's access to the case. */
export function accessWords({ status, hasAccount, invitation }: CaseContact, words: WhenWords, now = new Date()): string {
  if (status === 'active') return 'Takes part in this case.';
  if (status === 'blocked') return hasAccount ? 'Blocked. They had joined and no longer see anything.' : 'Blocked.';
  if (status !== 'pending' || !invitation) return 'Not invited to take part.';
  const sent = `Invited ${words.whenWords(invitation.sentOn, now)}.`;
  return isOver(invitation.expiresOn, now)
    ? `${sent} The link expired ${words.whenWords(invitation.expiresOn, now)}.`
    : `${sent} The link works until ${untilWords(words, invitation.expiresOn, now)}.`;
}

/** Describes the link to plan online; null if none was sent. */
export function arrangementWords({ arrangementLink }: CaseContact, words: WhenWords, now = new Date()): string | null {
  if (!arrangementLink) return null;
  const { state, sentOn, expiresOn } = arrangementLink;
  if (state === 'cancelled') return 'The link to plan online was cancelled.';
  const sent = `Link to plan online sent ${words.whenWords(sentOn, now)}${state === 'opened' ? ', and opened' : ''}.`;
  return isOver(expiresOn, now) ? `${sent} It has expired.` : `${sent} It works until ${untilWords(words, expiresOn, now)}.`;
}

type SentLinks = Pick<CaseContact, 'status' | 'invitation' | 'arrangementLink'>;

/** Says what the choice of an email does and, if a link still works, that "Do not send" doesn't take it back. `contact` is null for a new one. */
export function emailChoiceWords(contact: SentLinks | null, now = new Date()): string {
  const sent = 'Sent when this is saved.';
  const isInvited = contact?.status === 'pending' && contact.invitation !== null && !isOver(contact.invitation.expiresOn, now);
  const out = [
    ...(isInvited ? ['invitation'] : []),
    ...(isLinkOut(contact?.arrangementLink, now.toISOString()) ? ['link to plan online'] : []),
  ];
  if (out.length === 0) return sent;
  const cancel = out.map((each) => `“Cancel ${each}`).join('” or ');
  return `${sent} “Do not send email” doesn’t take back the ${out.join(' or the ')} you already sent. To do that, choose ${cancel}.”`;
}
