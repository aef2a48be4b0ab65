import { can } from '../access/can.ts';
import { whyNot } from '../access/why-not.ts';
import type { Contact } from '../model/contact.ts';
import { type ContactStatus, contactStatus } from '../model/enumerations/people.ts';
import { allowed, isAllowed, type Move, movesBy, type Ruling, refused, type Who } from './move.ts';

/** What the rules look at: the contact, and whether somebody signs in as it already. */
export type ContactAccess = Pick<Contact, 'status' | 'email' | 'isDeceased' | 'contactType'> & { hasAccount: boolean };

/** Why nobody can write to a contact. */
export function whyNotReachable({
  contactType,
  isDeceased,
  email,
}: Pick<Contact, 'contactType' | 'isDeceased' | 'email'>): string | null {
  if (contactType === 'decedent') return 'This is the decedent of the case.';
  if (isDeceased) return 'This contact is marked as deceased.';
  return email === '' ? 'Enter an email address first.' : null;
}

const reachable = (contact: ContactAccess): Ruling => {
  const reason = whyNotReachable(contact);
  return reason === null ? allowed : refused(reason);
};

type Row = Readonly<Partial<Record<ContactStatus, (contact: ContactAccess) => Ruling>>>;

/** What follows what. Active comes of an accepted invitation, so that staff set it only where they give back what they took. */
const table: Readonly<Record<ContactStatus, Row>> = {
  'contact-only': {
    pending: reachable,
    active: () => refused('A contact becomes active by accepting an invitation.'),
    blocked: () => refused('This contact has no access that could be blocked.'),
  },
  pending: {
    'contact-only': () => allowed,
    active: () => refused('A contact becomes active by accepting the invitation.'),
    blocked: () => allowed,
  },
  active: {
    'contact-only': () => refused('This contact has joined. Block them to take their access away.'),
    pending: () => refused('This contact has joined already.'),
    blocked: () => allowed,
  },
  blocked: {
    'contact-only': ({ hasAccount }) =>
      hasAccount ? refused('This contact had joined. Unblocking gives the access back.') : allowed,
    active: ({ hasAccount }) =>
      hasAccount ? allowed : refused('This contact had not joined. Unblock them, then send another invitation.'),
    pending: () => refused('Unblock this contact first.'),
  },
};

/** What a contact's status may become: Pending by an invitation, Contact only by cancelling it, Blocked, and back by unblocking. */
export const contactMoves = (contact: ContactAccess, who: Who): Move<ContactStatus>[] =>
  movesBy(
    contactStatus,
    contact.status,
    { who, permission: 'contacts.change' },
    (to) => table[contact.status][to]?.(contact) ?? allowed,
  );

/** What a contact becomes when it is unblocked. */
export const unblockedStatus = ({ hasAccount }: Pick<ContactAccess, 'hasAccount'>): ContactStatus =>
  hasAccount ? 'active' : 'contact-only';

/** Why an invitation cannot be sent, the first or another; `null` where it can. */
export const whyNotInvite = (contact: ContactAccess, who: Who): string | null => {
  if (contact.status === 'pending') return whyNot(who, 'contacts.change') ?? whyNotReachable(contact);
  return contactMoves(contact, who).find(({ to }) => to === 'pending')?.whyNot ?? null;
};

/** Why an online-arrangement link cannot be sent, the first or another; whoever is blocked is written to by nobody. */
export const whyNotSendArrangement = (contact: ContactAccess, who: Who): string | null => {
  if (contact.status === 'blocked') return whyNot(who, 'contacts.change') ?? 'Unblock this contact first.';
  return whyNot(who, 'contacts.change') ?? whyNotReachable(contact);
};

/** Whether an arrangement link that was sent still opens something at this instant. */
export const isLinkOut = (link: { state: string; expiresOn: string } | null | undefined, now: string): boolean =>
  link != null && link.state !== 'cancelled' && link.expiresOn > now;

const may = (contact: ContactAccess, to: ContactStatus, who: Who) => isAllowed(contactMoves(contact, who), to);

/** What somebody may do about a contact's access, to be read aloud. */
export const contactCan = {
  beInvited: (contact: ContactAccess, who: Who): boolean => whyNotInvite(contact, who) === null,
  /** By whoever holds the letter; an invitation that was cancelled or blocked meanwhile opens nothing. */
  accept: ({ status }: Pick<ContactAccess, 'status'>): boolean => status === 'pending',
  haveInvitationCancelled: (contact: ContactAccess, who: Who): boolean =>
    contact.status === 'pending' && may(contact, 'contact-only', who),
  /** Taking back the link to plan online, whoever the contact has become since. */
  haveLinkCancelled: (who: Who): boolean => can(who, 'contacts.change'),
  beBlocked: (contact: ContactAccess, who: Who): boolean => may(contact, 'blocked', who),
  beUnblocked: (contact: ContactAccess, who: Who): boolean =>
    contact.status === 'blocked' && may(contact, unblockedStatus(contact), who),
};
