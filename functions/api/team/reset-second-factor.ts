import { problem } from '#functions/problem.ts';
import { eventActor } from '#functions/runtime/actor.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { secondFactorOff } from '#functions/second-factor/turn-off.ts';
import { readAccount } from '#functions/table/account.ts';
import { raise } from '#functions/table/outbox.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { done } from '#shared/contract/done.ts';
import type { Membership } from '#shared/model/membership.ts';
import { isAbove, onlySupport, whyNotChangeTeam, whyNotResetSecondFactor } from '#shared/team/member-can.ts';
import type { TeamContext } from './implementer.ts';
import { os } from './implementer.ts';

/** Checks that a member has no more access anywhere than the person whom support acts for: at the same home or, if that person isn't there, here. */
function isNowhereAbove({ actor }: TeamContext, here: Membership, places: readonly Membership[]): boolean {
  const own = actor.kind === 'person' ? actor.person.memberships : [];
  return places.every((place) => !isAbove(place, own.find(({ locationId }) => locationId === place.locationId) ?? here));
}

/** Checks that the caller administers the team of every home where a member works, and nowhere has less access than the member. */
function administersAll({ actor }: TeamContext, places: readonly Membership[]): boolean {
  const own = actor.kind === 'person' ? actor.person.memberships : [];
  return places.every((place) => {
    const mine = own.find(({ locationId }) => locationId === place.locationId);
    return mine !== undefined && whyNotChangeTeam(mine) === null && !isAbove(place, mine);
  });
}

/**
 * Removes the second factor of a member who lost both the phone and the recovery codes, and ends all their sessions; the pool follows at their next
 * sign-in. The caller must administer every home where the member works, with no less access than they have: another home's rule is not this home's to
 * loosen, and an admin must not get at an owner's sign-in. Yarrow support needs no place at the other homes, but acts for someone with as much access.
 */
export const resetSecondFactor = os.resetSecondFactor.handler(async ({ input, context }) => {
  const { version: _version, ...member } = await memberOf(context, input.id);
  const actor = homeOf(context);
  const refusal = whyNotResetSecondFactor(actor, member);
  if (refusal) throw problem('conflict', { detail: refusal });
  const collection = await readAccount(context.table, member.appUserId ?? '');
  if (collection?.account.kind !== 'provider') throw problem('not_found');
  if (actor.isSupport && !isNowhereAbove(context, actor, collection.memberships))
    throw problem('conflict', { detail: onlySupport(member, true) });
  if (!actor.isSupport && !administersAll(context, collection.memberships))
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
