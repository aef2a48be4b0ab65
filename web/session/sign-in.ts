import type { PendingSignIn } from '#shared/contract/second-factor.ts';
import type { Session, SessionUser } from '#shared/contract/session.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';
import { hintTripTaken } from '../trip-hints.ts';
import { api } from './api.ts';
import { forgetLoaded } from './query-client.ts';
import { announceSession } from './session-channel.ts';
import { sessionStore } from './session-parts.ts';

type Credentials = { email: string; password: string };
type SystemSession = { accessToken: string; user: SystemUser };

/** Stores a session that a call returned (sign-in, sign-up, changed password), and clears what was loaded for someone else. */
export const startSession = ({ accessToken, user }: Session): SessionUser => {
  forgetLoaded();
  sessionStore.beginApp(accessToken, user);
  announceSession({ kind: 'began', realm: 'app' });
  return user;
};

/** Checks whether a sign-in still waits for its second factor. */
export const isPending = (answer: object): answer is PendingSignIn => 'challenge' in answer;

/**
 * Signs in a family or staff member, up to the password. A failure clears the user and tokens (docs/decisions.md, Session) and rejects with its
 * problem.
 */
export const signIn = async (input: Credentials): Promise<SessionUser | PendingSignIn> => {
  try {
    const answer = await api.appuser.login(input);
    return isPending(answer) ? answer : startSession(answer);
  } catch (error) {
    sessionStore.end('app');
    throw error;
  }
};

/**
 * Signs out here and in every other tab. Offline, the session still ends in this browser's memory. During support, the call carries the
 * administrator's token, so their session ends with it.
 */
export const signOut = async (): Promise<void> => {
  const isSupport = Boolean(sessionStore.get().systemUser?.support);
  sessionStore.signOut('app');
  hintTripTaken(false);
  if (isSupport) sessionStore.signOut('system');
  await api.appuser.logout({}).catch(() => undefined);
  if (isSupport) await signOutOfSystem();
  sessionStore.end('app');
  forgetLoaded();
  announceSession({ kind: 'ended', realm: 'app' });
};

/** Updates the signed-in person's account. */
export const updateUser = (user: SessionUser): void => sessionStore.setUser(user);

/** Shows what the account of the person on screen became, also while support acts for them. Returns false for none. */
export const takeOver = (user: SessionUser | null): boolean => {
  if (!user) return false;
  const { systemUser } = sessionStore.get();
  if (systemUser?.support) sessionStore.setSystemUser({ ...systemUser, support: { ...systemUser.support, user } });
  else sessionStore.setUser(user);
  return true;
};

/**
 * Remembers which of several homes opens first and, if given, whether that means its cases or its dashboard (null). Only the address says which home
 * a screen is about, so nothing waits for this; if it fails, only the next sign-in opens another home. Support chooses nothing for the person it acts for.
 */
export const rememberLocation = async (locationId: string, opensFirst?: 'cases' | null): Promise<boolean> => {
  if (sessionStore.get().systemUser?.support) return false;
  const user = await api.appuser
    .switchLocation({ locationId, ...(opensFirst === undefined ? {} : { opensFirst }) })
    .catch(() => null);
  return takeOver(user);
};

/** Stores a session that a call returned to an administrator. */
export const startSystemSession = ({ accessToken, user }: SystemSession): SystemUser => {
  forgetLoaded();
  sessionStore.beginSystem(accessToken, user);
  announceSession({ kind: 'began', realm: 'system' });
  return user;
};

export const signInToSystem = async (input: Credentials): Promise<SystemUser | PendingSignIn> => {
  try {
    const answer = await api.systemusers.systemLogin(input);
    return isPending(answer) ? answer : startSystemSession(answer);
  } catch (error) {
    sessionStore.end('system');
    throw error;
  }
};

export const signOutOfSystem = async (): Promise<void> => {
  sessionStore.signOut('system');
  await api.systemusers.systemLogout({}).catch(() => undefined);
  sessionStore.end('system');
  forgetLoaded();
  announceSession({ kind: 'ended', realm: 'system' });
};

/** Begins to act for a provider person; the banner shows until `endSupport` or 60 minutes. `idempotencyKey` is that of the submit. */
export const startSupport = async (input: { email: string; reason: string }, idempotencyKey: string): Promise<SystemUser> => {
  const systemUser = await api.systemusers.supportLogin(input, { context: { idempotencyKey } });
  forgetLoaded();
  sessionStore.setSystemUser(systemUser);
  announceSession({ kind: 'support-began', realm: 'system' });
  return systemUser;
};

export const endSupport = async (): Promise<void> => {
  const systemUser = await api.systemusers.endSupportLogin({});
  forgetLoaded();
  sessionStore.setSystemUser(systemUser);
  announceSession({ kind: 'support-ended', realm: 'system' });
};
