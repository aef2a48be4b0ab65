import type { PendingSignIn } from '#shared/contract/second-factor.ts';
import { api, startSession, startSystemSession } from '../../../session/index.ts';

/** A sign-in whose session begins once the person has seen their recovery codes. */
export type CompletedSignIn<User> = { recoveryCodes: string[] | null; begin: () => User };

/** The two kinds of sign-in: how each finishes one that waits for its second factor, and who helps if it can't. */
export type Door<User> = {
  lostBoth: string;
  answer: (input: { challenge: string; code: string }) => Promise<CompletedSignIn<User>>;
  recover: (input: { challenge: string; password: string; code: string }) => Promise<PendingSignIn>;
};

export const appDoor: Door<ReturnType<typeof startSession>> = {
  lostBoth:
    'No phone and no codes? If you work at a funeral home, an owner or admin of its team can reset this. Otherwise, contact us.',
  answer: async (input) => {
    const session = await api.appuser.answerSignInChallenge(input);
    return { recoveryCodes: session.recoveryCodes, begin: () => startSession(session) };
  },
  recover: (input) => api.appuser.signInWithRecoveryCode(input),
};

export const systemDoor: Door<ReturnType<typeof startSystemSession>> = {
  lostBoth: 'No phone and no codes? Ask the person who runs Yarrow’s servers to reset this.',
  answer: async (input) => {
    const session = await api.systemusers.answerSystemSignInChallenge(input);
    return { recoveryCodes: session.recoveryCodes, begin: () => startSystemSession(session) };
  },
  recover: (input) => api.systemusers.systemSignInWithRecoveryCode(input),
};
