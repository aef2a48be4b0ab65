import { problem } from '#functions/problem.ts';
import { eventActor } from '#functions/runtime/actor.ts';
import { sessionUserOf } from '#functions/runtime/person.ts';
import { accountKeys } from '#functions/table/account.ts';
import { os } from './implementer.ts';
import { signedInPerson } from './signed-in-person.ts';

/** Remembers which of the own locations is opened first, and (unless it is left out) whether its cases are instead of its dashboard. Another's location is as unknown as one that does not exist. */
export const switchLocation = os.switchLocation.handler(async ({ input, context }) => {
  const { person, support } = signedInPerson(context);
  const { locationId } = input;
  const opensFirst = (input.opensFirst === undefined ? person.opensFirst : input.opensFirst) ?? undefined;
  if (!person.memberships.some((membership) => membership.locationId === locationId)) throw problem('not_found');
  // Not a new version: whoever has the account form open elsewhere has not been overtaken.
  await context.table.transact([
    {
      update: accountKeys.account(person.id),
      set: { defaultLocationId: locationId, opensFirst, updatedBy: eventActor(context.actor) },
    },
  ]);
  return sessionUserOf({ ...person, defaultLocationId: locationId, opensFirst }, support);
});
