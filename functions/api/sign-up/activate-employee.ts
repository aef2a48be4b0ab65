import { problem } from '#functions/problem.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';
import { claimToken, letGo } from '#functions/table/token.ts';
import type { InvitationState } from '#shared/model/enumerations/sign-up.ts';
import type { SignUpContext } from './implementer.ts';
import { os } from './implementer.ts';
import { findInvitation } from './invitation-link.ts';
import { joinAsNew, joinByClaim, joinWithAccount, type OpenInvitation } from './join-team.ts';
import { newPersonOf } from './new-person.ts';

const refusals: Record<Exclude<InvitationState, 'open'>, string> = {
  used: 'This invitation has already been used. Please sign in.',
  expired: 'This invitation has expired. Please ask for a new one.',
  cancelled: 'This invitation was canceled, or a newer one was sent. Please ask for a new one.',
  'other-account':
    'This email address has another kind of account, which can’t join a team. Please ask for an invitation to another address.',
};

/** Returns the invitation behind a claimed link, with everything needed to join. A 410 with the reason if it no longer works. */
async function openInvitation({ table, now }: SignUpContext, token: TokenRecord, claimId: string): Promise<OpenInvitation> {
  const { state, location, employee, account } = await findInvitation(table, token, now);
  if (state === 'other-account') throw problem('conflict', { detail: refusals[state] });
  if (state !== 'open') throw problem('token_used', { detail: refusals[state] });
  if (!location || !employee) throw problem('token_used', { detail: refusals.cancelled });
  return { token, claimId, location, employee, account };
}

/**
 * Joins the team that an emailed link invites to: of a hundred simultaneous requests exactly one succeeds. A new person becomes an account with the
 * password they chose. Someone who already works at another home joins with their account, because the person who reads the email of an address may act for
 * it here. A family account that was made for the address and never verified is taken over. Signing in is the ordinary `login`.
 */
export const activateEmployee = os.activateEmployee.handler(async ({ input, context }) => {
  const claimId = context.newId();
  const token = await claimToken(context.table, hashOfToken(input.token), 'staff-invitation', claimId, context.now);
  if (!token) throw problem('token_used', { detail: 'This invitation has been used or has expired. Please ask for a new one.' });
  try {
    const invitation = await openInvitation(context, token, claimId);
    const { account } = invitation;
    if (account?.isUnproved) await joinByClaim(context, invitation, account.accountId, newPersonOf(input));
    else if (account) await joinWithAccount(context, invitation, account.accountId);
    else await joinAsNew(context, invitation, newPersonOf(input));
    return { locationId: invitation.location.id, email: token.email };
  } catch (error) {
    await letGo(context.table, token.hash, claimId);
    // Whichever condition failed (the invitation was canceled, the address taken), opening the link again says so.
    throw error instanceof ConditionFailed
      ? problem('conflict', { detail: 'Something about this invitation changed just now. Please open its link again.' })
      : error;
  }
});
