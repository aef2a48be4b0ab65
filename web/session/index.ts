/** Who is signed in, the client of the calls, and what happens when a call meets an ended session belong here. */
export { type Api, api } from './api.ts';
export { type ApiProblem, fieldErrors, isUnreachable, messageOf, problemOf } from './api-problem.ts';
export { newIdempotencyKey, useIdempotencyKey } from './idempotency-key.ts';
export { query } from './query.ts';
export {
  endSupport,
  isPending,
  signIn,
  signInToSystem,
  signOut,
  signOutOfSystem,
  startSession,
  startSupport,
  startSystemSession,
  updateUser,
} from './sign-in.ts';
export { useSession } from './use-session.ts';
