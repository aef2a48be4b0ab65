import type { ContactRow } from '#functions/table/contact.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { contactDefaults, pickContactFields } from '#shared/model/contact-field-sets.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { decedentNameOf } from '#shared/values/decedent-name.ts';

/** Returns a contact as staff see it, without the ids of accounts and links. */
export function contactView({ accountId, invitation, arrangementLink, ...contact }: ContactRow): CaseContact {
  const { id: _link, ...arrangement } = arrangementLink ?? { id: undefined };
  return {
    ...contact,
    hasAccount: accountId !== undefined,
    invitation: invitation ? { sentOn: invitation.sentOn, expiresOn: invitation.expiresOn } : null,
    arrangementLink: arrangementLink ? (arrangement as CaseContact['arrangementLink']) : null,
  };
}

/** Returns the decedent as a contact, for pickers that offer everyone whom a form can be about. */
export const decedentAsContact = (decedent: Decedent, hasDied: boolean): CaseContact => ({
  ...contactDefaults(),
  ...pickContactFields(decedent, ['id', 'firstName', 'middleName', 'lastName', 'lastNamePriorMarriage']),
  fullName: decedentNameOf(decedent),
  isDeceased: hasDied,
  contactType: 'decedent',
  version: 1,
  hasAccount: false,
  invitation: null,
  arrangementLink: null,
});
