import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readToken } from '#functions/table/token.ts';
import { findCaseInvitation } from './case-invitation-link.ts';
import { os } from './implementer.ts';

/**
 * Tells where an emailed invitation leads, before anyone types. Says whom it is for and about only while it is open, or while another account is in its
 * way.
 */
export const validateCaseInvitation = os.validateCaseInvitation.handler(async ({ input, context }) => {
  const link = await readToken(context.table, hashOfToken(input.token));
  const { state, about, account } = await findCaseInvitation(context.table, link, context.now);
  const isOpen = state === 'open';
  return {
    state,
    email: isOpen || state === 'other-account' ? (link?.email ?? null) : null,
    firstName: isOpen ? (about?.contact.firstName ?? null) : null,
    lastName: isOpen ? (about?.contact.lastName ?? null) : null,
    locationName: about?.home.name ?? null,
    decedentFullName: isOpen ? (about?.record.decedentFullName ?? null) : null,
    hasAccount: isOpen && account?.isProved === true,
  };
});
