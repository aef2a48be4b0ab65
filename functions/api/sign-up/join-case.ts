import { problem } from '#functions/problem.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { claimToken, letGo } from '#functions/table/token.ts';
import type { CaseInvitationState } from '#shared/model/enumerations/people.ts';
import { findCaseInvitation } from './case-invitation-link.ts';
import { os } from './implementer.ts';
import { joinCaseAsNew, joinCaseByClaim, joinCaseWithAccount } from './join-as-relative.ts';
import { newPersonOf } from './new-person.ts';

const refusals: Record<Exclude<CaseInvitationState, 'open'>, string> = {
  used: 'This invitation has already been used. Please sign in.',
  expired: 'This invitation has expired. Please ask the funeral home for a new one.',
  cancelled: 'This invitation was canceled, or a newer one was sent. Please ask the funeral home for a new one.',
  'other-account':
    'This email address belongs to an account of a funeral home or of Yarrow, which can’t take part as family. Please ask for an invitation to another address.',
};

/**
 * Lets a relative into the case that an emailed link invites to: of a hundred simultaneous requests exactly one succeeds. A new person becomes a family
 * account with the password they chose; a person who has an account joins with it. An account whose address nobody verified is taken over with a new
 * password. Signing in is the ordinary `login`.
 */
export const joinCase = os.joinCase.handler(async ({ input, context }) => {
  const claimId = context.newId();
  const hash = hashOfToken(input.token);
  const token = await claimToken(context.table, hash, 'case-invitation', claimId, context.now);
  if (!token)
    throw problem('token_used', {
      detail: 'This invitation has been used or has expired. Please ask the funeral home for a new one.',
    });
  try {
    const { state, about, account } = await findCaseInvitation(context.table, token, context.now);
    if (state === 'other-account') throw problem('conflict', { detail: refusals[state] });
    if (state !== 'open' || !about) throw problem('token_used', { detail: refusals[state === 'open' ? 'cancelled' : state] });
    const invitation = { token, claimId, ...about };
    if (account?.isProved) await joinCaseWithAccount(context, invitation, account.accountId);
    else if (account) await joinCaseByClaim(context, invitation, account.accountId, newPersonOf(input));
    else await joinCaseAsNew(context, invitation, newPersonOf(input));
    return { caseId: about.record.id, email: token.email };
  } catch (error) {
    await letGo(context.table, hash, claimId);
    throw error;
  }
});
