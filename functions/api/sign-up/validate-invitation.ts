import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readToken } from '#functions/table/token.ts';
import { os } from './implementer.ts';
import { findInvitation } from './invitation-link.ts';

/** What a mailed invitation leads to, before anybody types. Whom it was for is told only while it is open, or where another account stands in its way. */
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
