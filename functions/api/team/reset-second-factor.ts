import { eventActor } from '#functions/runtime/actor.ts';
import { problem } from '#functions/runtime/problems.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { secondFactorOff } from '#functions/second-factor/turn-off.ts';
import { readAccount } from '#functions/table/account.ts';
import { raise } from '#functions/table/outbox.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { done } from '#shared/contract/done.ts';
import { whyNotResetSecondFactor } from '#shared/team/member-can.ts';
import type { TeamContext } from './implementer.ts';
import { os } from './implementer.ts';

/** The homes in which the caller administers the team. */
function administered({ actor }: TeamContext): Set<string> {
  const memberships = actor.kind === 'person' ? actor.person.memberships : [];
  return new Set(
    memberships
      .filter(({ access, kind }) => kind === 'staff' && (access === 'owner' || access === 'admin'))
      .map(({ locationId }) => locationId),
  );
}

/**
 * Takes away the second factor of a member who lost both the phone and the recovery codes, and ends every session of theirs; the pool follows at their next
 * sign-in. Only of somebody who works nowhere else: another home's rule is not this home's to loosen.
 */
export const resetSecondFactor = os.resetSecondFactor.handler(async ({ input, context }) => {
  const { version: _version, ...member } = await memberOf(context, input.id);
  const refusal = whyNotResetSecondFactor(staffOfHome(context), member);
  if (refusal) throw problem('conflict', { detail: refusal });
  const collection = await readAccount(context.table, member.appUserId ?? '');
  if (collection?.account.kind !== 'provider') throw problem('not_found');
  const homes = administered(context);
  if (!collection.memberships.every(({ locationId }) => homes.has(locationId)))
    throw problem('conflict', {
      detail: `${member.fullName} works at another home too, so only Yarrow support can reset this.`,
    });
  const { account } = collection;
  if (account.secondFactorOn === undefined) return done;
  const at = context.now.toISOString();
  const change = { accountId: account.id, change: 'reset', codesLeft: 0 };
  await transactTeam(context.table, [
    ...secondFactorOff(account, at, { sessionsValidFrom: at, updatedBy: eventActor(context.actor) }),
    raise(context.event('second-factor.changed', change, member.providerLocationId)),
  ]);
  return done;
});
