import type { SessionUser } from '#shared/contract/session.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';

/** The two sign-ins of a browser: `app` for families and staff, `system` for administrators. They are independent. */
export type Realm = 'app' | 'system';

export type SessionState = {
  /** False until the sessions of earlier visits were restored or found to have ended. */
  isRestored: boolean;
  user: SessionUser | null;
  systemUser: SystemUser | null;
};

type Hints = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const hintKey = (realm: Realm) => (realm === 'app' ? 'yarrow.session' : 'yarrow.system-session');

/**
 * Keeps who is signed in. Access tokens are in memory and nowhere else. Storage has only a hint that a refresh cookie should exist (the cookie itself
 * is HttpOnly), so that a visitor without a session costs no request.
 */
export const createSessionStore = (hints: Hints | undefined) => {
  let state: SessionState = { isRestored: false, user: null, systemUser: null };
  const tokens: Record<Realm, string | null> = { app: null, system: null };
  const signedOut = new Set<Realm>();
  const listeners = new Set<() => void>();
  const change = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const hint = (realm: Realm, isOpen: boolean) => {
    try {
      if (isOpen) hints?.setItem(hintKey(realm), 'open');
      else hints?.removeItem(hintKey(realm));
    } catch {
      // In a browser that blocks storage, the session only lasts as long as the page.
    }
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    token: (realm: Realm) => tokens[realm],
    isHinted: (realm: Realm): boolean => {
      try {
        return Boolean(hints?.getItem(hintKey(realm)));
      } catch {
        return false;
      }
    },
    /** Stores the session that a sign-in or a refresh returned. */
    beginApp: (token: string, user: SessionUser) => {
      tokens.app = token;
      signedOut.delete('app');
      hint('app', true);
      change({ user });
    },
    beginSystem: (token: string, systemUser: SystemUser) => {
      tokens.system = token;
      signedOut.delete('system');
      hint('system', true);
      change({ systemUser });
    },
    setUser: (user: SessionUser) => change({ user }),
    setSystemUser: (systemUser: SystemUser) => change({ systemUser }),
    /** Notes that the person here signs out. Calls that are still on their way then end without looking like an eviction. */
    signOut: (realm: Realm) => void signedOut.add(realm),
    /** Checks whether the person here signed out, and not back in since. */
    hasSignedOut: (realm: Realm): boolean => signedOut.has(realm),
    end: (realm: Realm) => {
      tokens[realm] = null;
      hint(realm, false);
      change(realm === 'app' ? { user: null } : { systemUser: null });
    },
    restored: () => change({ isRestored: true }),
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Returns the person in whose name calls are made: the one a system administrator acts for, or else the signed-in one. */
export const actingUser = ({ user, systemUser }: SessionState): SessionUser | null => systemUser?.support?.user ?? user;
