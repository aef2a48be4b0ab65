import { isFamilyAccount } from '#functions/cases/contacts/check-invitable.ts';
import { type MailedContact, mailedContact, waitsForInvitation } from '#functions/cases/contacts/mailed-contact.ts';
import { accountByEmail, readAccountRow } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';
import type { AccountKind, CaseInvitationState } from '#shared/model/enumerations/people.ts';

/** What the link of a case's invitation leads to. `about` is set if the link is one of ours and the case still exists. */
export type FoundCaseInvitation = {
  state: CaseInvitationState;
  about?: MailedContact;
  /** `isProved`: its owner has shown that they read the address's email. */
  account?: { accountId: string; kind: AccountKind; isProved: boolean };
};

/** Reads a link's home, case, contact, and account as they are now, and says what the link can do. A token for another purpose counts as none. */
export async function findCaseInvitation(
  table: Table,
  token: (TokenRecord & { usedOn?: string }) | undefined,
  now: Date,
): Promise<FoundCaseInvitation> {
  if (token?.purpose !== 'case-invitation' || !token.contact) return { state: 'expired' };
  const [about, account] = await Promise.all([mailedContact(table, token.contact), accountByEmail(table, token.email)]);
  if (!about) return { state: 'cancelled' };
  // A canceled case lets nobody in. Once it's active again, so is the invitation.
  if (about.record.status === 'cancelled') return { state: 'cancelled', about };
  if (token.usedOn !== undefined) return { state: 'used', about };
  if (!waitsForInvitation(about.contact, token.contact.invitationId))
    return { state: about.contact.status === 'active' ? 'used' : 'cancelled', about };
  if (Date.parse(token.expiresOn) <= now.getTime()) return { state: 'expired', about };
  if (!account) return { state: 'open', about };
  const [isFamily, row] = await Promise.all([isFamilyAccount(table, account), readAccountRow(table, account.accountId)]);
  return { state: isFamily ? 'open' : 'other-account', about, account: { ...account, isProved: row?.isEmailVerified === true } };
}
