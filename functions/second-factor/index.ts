/**
 * The second factor of a sign-in: challenges, authenticator apps, recovery codes, and who must have one. The account's row says whether it is on; the pool,
 * which keeps the app's secret and checks its codes, is brought in line at every sign-in, so that no crash between the two opens a session without it.
 */
export { afterPassword } from './after-password.ts';
export { answerChallenge, type CompletedSignIn } from './answer-challenge.ts';
export { beginSetUp } from './begin-set-up.ts';
export { proveBoth } from './prove-both.ts';

export { renewCodes } from './renew-codes.ts';
export { mayGoOn, requiringHomes } from './requirement.ts';
export { signInPastCode } from './sign-in-past-code.ts';
export { spendAtSignIn } from './spend-at-sign-in.ts';
export { secondFactorState } from './state.ts';
export { secondFactorOff } from './turn-off.ts';
