import { problem } from '#functions/problem.ts';
import { personOf, sessionUserOf } from '#functions/runtime/person.ts';
import type { OpenSession } from '#functions/sign-in/sessions.ts';
import type { Session } from '#shared/contract/session.ts';

/** Returns a session as the app receives it. */
export function sessionAnswer({ collection, accessToken, expiresIn }: OpenSession): Session {
  const person = personOf(collection);
  if (!person) throw problem('unauthenticated');
  return { accessToken, expiresIn, user: sessionUserOf(person) };
}
