/** The signed-in person, the API client, and what happens when a call meets an ended session belong here. */
export { api } from './api.ts';
export { fieldErrors, messageOf, problemOf } from './api-problem.ts';
export { newIdempotencyKey, useIdempotencyKey } from './idempotency-key.ts';
export { query } from './query.ts';
export {
  endSupport,
  isPending,
  signIn,
  signInToSystem,
  signOut,
  startSession,
  startSupport,
  startSystemSession,
  updateUser,
} from './sign-in.ts';
export { useSession } from './use-session.ts';
