import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readToken } from '#functions/table/token.ts';
import { os } from './implementer.ts';
import { findInvitation } from './invitation-link.ts';

/** Tells where an emailed invitation leads, before anyone types. Says whom it is for only while it is open, or while another account is in its way. */
export const validateInvitation = os.validateInvitation.handler(async ({ input, context }) => {
  const link = await readToken(context.table, hashOfToken(input.token));
  const { state, token, employee, location, account } = await findInvitation(context.table, link, context.now);
  const isValid = state === 'open';
  const isShown = isValid || state === 'other-account';
  return {
    isValid,
    state,
    email: isShown ? (token?.email ?? null) : null,
    firstName: isValid ? (employee?.firstName ?? null) : null,
    lastName: isValid ? (employee?.lastName ?? null) : null,
    locationName: location?.name ?? null,
    hasAccount: isValid && account?.isUnproved === false,
  };
});
