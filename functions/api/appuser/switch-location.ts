import { problem } from '#functions/problem.ts';
import { eventActor } from '#functions/runtime/actor.ts';
import { sessionUserOf } from '#functions/runtime/person.ts';
import { refuseSupport } from '#functions/runtime/refuse-support.ts';
import { accountKeys } from '#functions/table/account.ts';
import { os } from './implementer.ts';
import { signedInPerson } from './signed-in-person.ts';

/**
 * Remembers which of the caller's locations opens first and, if given, whether it opens on its cases instead of its dashboard. Someone else's location is a
 * 404, like one that doesn't exist.
 */
export const switchLocation = os.switchLocation.handler(async ({ input, context }) => {
  refuseSupport(context, 'choose what opens after sign-in');
  const { person } = signedInPerson(context);
  const { locationId } = input;
  const opensFirst = (input.opensFirst === undefined ? person.opensFirst : input.opensFirst) ?? undefined;
  if (!person.memberships.some((membership) => membership.locationId === locationId)) throw problem('not_found');
  // This isn't a new version: an account form that is open elsewhere doesn't become stale.
  await context.table.transact([
    {
      update: accountKeys.account(person.id),
      set: { defaultLocationId: locationId, opensFirst, updatedBy: eventActor(context.actor) },
    },
  ]);
  return sessionUserOf({ ...person, defaultLocationId: locationId, opensFirst });
});
