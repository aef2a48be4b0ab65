import { sessionUserOf } from '#functions/runtime/person.ts';
import { os } from './implementer.ts';
import { signedInPerson } from './signed-in-person.ts';

/** Returns the signed-in person, from the pipeline's one read. */
export const me = os.me.handler(({ context }) => {
  const { person, support } = signedInPerson(context);
  return sessionUserOf(person, support);
});
