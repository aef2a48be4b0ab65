import { sessionUserOf } from '#functions/runtime/person.ts';
import { os } from './implementer.ts';
import { signedInPerson } from './signed-in-person.ts';

/** The signed-in person; the pipeline's one read has all of it. */
export const me = os.me.handler(({ context }) => {
  const { person, support } = signedInPerson(context);
  return sessionUserOf(person, support);
});
