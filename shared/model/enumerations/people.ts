// Staff, accounts, and contacts: what they are and what they may do.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the three kinds of account, with one user pool each (docs/decisions.md, People). */
export const accountKind = defineLabels({ family: 'Family', provider: 'Provider', system: 'System' });
export type AccountKind = ValueOf<typeof accountKind>;

/** Lists what staff of a home may do; new staff are admins, and a home has one owner (docs/decisions.md, People). */
export const staffAccess = defineLabels({
  owner: 'Owner',
  admin: 'Admin',
  staff: 'Staff',
  bookkeeper: 'Bookkeeper',
  'view-only': 'View only',
});
export type StaffAccess = ValueOf<typeof staffAccess>;

/** Lists the kinds of members: the home's staff, or a trade company (crematory, removal service, embalmer) that sees only the cases it is assigned to. */
export const staffKind = defineLabels({ staff: 'Staff', 'trade-company': 'Trade company' });
export type StaffKind = ValueOf<typeof staffKind>;

/** Lists the states of a vendor or staff account; new staff are not invited (docs/vocabulary.md, The older product). */
export const accountStatus = defineLabels({
  'not-invited': 'Not invited',
  pending: 'Pending',
  active: 'Active',
  inactive: 'Inactive',
});
export type AccountStatus = ValueOf<typeof accountStatus>;

/** Lists the statuses of a user or contact; new contacts are contact only. */
export const contactStatus = defineLabels({
  'contact-only': 'Contact only',
  active: 'Active',
  pending: 'Pending',
  blocked: 'Blocked',
});
export type ContactStatus = ValueOf<typeof contactStatus>;

/** Lists what came of the link in an online-arrangement email; an expired one shows by its date. */
export const arrangementLinkState = defineLabels({ sent: 'Sent', opened: 'Opened', cancelled: 'Cancelled' });
export type ArrangementLinkState = ValueOf<typeof arrangementLinkState>;

/** Lists what the link of an invitation to a case can lead to. `other-account`: a home's staff or an administrator has the address. */
export const caseInvitationState = defineLabels({
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
  cancelled: 'Cancelled',
  'other-account': 'The address has an account that cannot take part in a case',
});
export type CaseInvitationState = ValueOf<typeof caseInvitationState>;

/** Lists kinds of contacts. */
export const contactType = defineLabels({ contact: 'Contact', decedent: 'Decedent', additional: 'Additional' });
export type ContactType = ValueOf<typeof contactType>;

/**
 * Lists whether saving a contact writes to them; 1 and 2 require the email address (docs/decisions.md, Contacts). It decides about one email and nothing
 * else: "Do not send" leaves an earlier link working, so that a director who only wants no second email doesn't lock a family out of a plan they began.
 * Canceling the link is a separate action, and the screen says so while a link is open.
 */
export const emailType = defineEnumeration({
  'do-not-send': { label: 'Do not send email', number: 0 },
  'send-online-arrangement': { label: 'Send online arrangement email', number: 1 },
  'send-invite': { label: 'Send invite email', number: 2 },
});
export type EmailType = ValueOf<typeof emailType>;

/** Lists how people may like to be reached. */
export const contactWay = defineLabels({ call: 'Call', text: 'Text', email: 'Email' });
export type ContactWay = ValueOf<typeof contactWay>;

/** Lists what a contact can be to a case (docs/vocabulary.md, The older product). */
export const caseRole = defineLabels({
  'first-contact': 'First Contact',
  'next-of-kin': 'Next of Kin',
  informant: 'Informant',
  'person-in-control-of-disposition': 'Person in control of disposition',
  payer: 'Payer',
  pallbearer: 'Pallbearer',
  'honorary-pallbearer': 'Honorary Pallbearer',
  'urn-bearer': 'Urn Bearer',
  'cremated-remains-recipient': 'Cremated Remains Recipient',
  celebrant: 'Celebrant',
  doula: 'Doula',
  clergy: 'Clergy',
  'death-certificate-copy-recipient': 'Death certificate copy recipient',
  'pre-need-owner': 'Pre-need owner',
  'pre-need-payer': 'Pre-need payer',
  beneficiary: 'Beneficiary',
  'contingent-beneficiary': 'Contingent beneficiary',
});
export type CaseRole = ValueOf<typeof caseRole>;
