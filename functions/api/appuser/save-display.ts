import { eventActor } from '#functions/runtime/actor.ts';
import { sessionUserOf } from '#functions/runtime/person.ts';
import { refuseSupport } from '#functions/runtime/refuse-support.ts';
import { accountKeys } from '#functions/table/account.ts';
import { os } from './implementer.ts';
import { signedInPerson } from './signed-in-person.ts';

/** Keeps how the signed-in person likes the workspace. */
export const saveDisplay = os.saveDisplay.handler(async ({ input: display, context }) => {
  refuseSupport(context, 'choose how the workspace looks');
  const { person } = signedInPerson(context);
  // Not a new version: an account form that is open elsewhere is still current.
  await context.table.transact([
    { update: accountKeys.account(person.id), set: { display, updatedBy: eventActor(context.actor) } },
  ]);
  return sessionUserOf({ ...person, display });
});
