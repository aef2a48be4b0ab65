import { can } from '../access/can.ts';
import { whyNot } from '../access/why-not.ts';
import type { Contact } from '../model/contact.ts';
import { type ContactStatus, contactStatus } from '../model/enumerations/people.ts';
import { allowed, isAllowed, type Move, movesBy, type Ruling, refused, type Who } from './move.ts';

/** What the rules look at: the contact, and whether they have an account. */
export type ContactAccess = Pick<Contact, 'status' | 'email' | 'isDeceased' | 'contactType'> & { hasAccount: boolean };

/** Returns why nobody can write to a contact, or `null`. */
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

/** Decides which status may follow which. A contact becomes Active by accepting an invitation; staff set it only to unblock someone. */
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

/** Returns what a contact's status may become: Pending with an invitation, Contact only by canceling it, Blocked, and back by unblocking. */
export const contactMoves = (contact: ContactAccess, who: Who): Move<ContactStatus>[] =>
  movesBy(
    contactStatus,
    contact.status,
    { who, permission: 'contacts.change' },
    (to) => table[contact.status][to]?.(contact) ?? allowed,
  );

/** Returns what a contact becomes when unblocked. */
export const unblockedStatus = ({ hasAccount }: Pick<ContactAccess, 'hasAccount'>): ContactStatus =>
  hasAccount ? 'active' : 'contact-only';

/** Returns why an invitation can't be sent or sent again, or `null`. */
export const whyNotInvite = (contact: ContactAccess, who: Who): string | null => {
  if (contact.status === 'pending') return whyNot(who, 'contacts.change') ?? whyNotReachable(contact);
  return contactMoves(contact, who).find(({ to }) => to === 'pending')?.whyNot ?? null;
};

/** Returns why an online-arrangement link can't be sent or sent again, or `null`. Nobody writes to a blocked contact. */
export const whyNotSendArrangement = (contact: ContactAccess, who: Who): string | null => {
  if (contact.status === 'blocked') return whyNot(who, 'contacts.change') ?? 'Unblock this contact first.';
  return whyNot(who, 'contacts.change') ?? whyNotReachable(contact);
};

/** Returns whether an arrangement link that was sent still works at this instant. */
export const isLinkOut = (link: { state: string; expiresOn: string } | null | undefined, now: string): boolean =>
  link != null && link.state !== 'cancelled' && link.expiresOn > now;

const may = (contact: ContactAccess, to: ContactStatus, who: Who) => isAllowed(contactMoves(contact, who), to);

/** Names the possible actions on a contact's access. */
export const contactCan = {
  beInvited: (contact: ContactAccess, who: Who): boolean => whyNotInvite(contact, who) === null,
  /** Anyone with the invitation may accept it, unless it was canceled or blocked in the meantime. */
  accept: ({ status }: Pick<ContactAccess, 'status'>): boolean => status === 'pending',
  haveInvitationCancelled: (contact: ContactAccess, who: Who): boolean =>
    contact.status === 'pending' && may(contact, 'contact-only', who),
  /** The planning link can be canceled whatever the contact's status is now. */
  haveLinkCancelled: (who: Who): boolean => can(who, 'contacts.change'),
  beBlocked: (contact: ContactAccess, who: Who): boolean => may(contact, 'blocked', who),
  beUnblocked: (contact: ContactAccess, who: Who): boolean =>
    contact.status === 'blocked' && may(contact, unblockedStatus(contact), who),
};
