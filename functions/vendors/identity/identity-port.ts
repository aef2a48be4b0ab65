import type { AccountKind } from '#shared/model/enumerations/people.ts';

/** A user pool: one per kind of account. */
export type Pool = AccountKind;

/** What an access token says: whose it is, which sign-in it came from (all refreshes of one share it), and when that was (epoch seconds). */
export type AccessClaims = { pool: Pool; accountId: string; sessionId: string; authTime: number };

/** `expiresIn` is in seconds. */
export type AccessGrant = { accessToken: string; expiresIn: number; claims: AccessClaims };
export type SignedIn = AccessGrant & { refreshToken: string };

/** The password was right and the pool asks for a code of the authenticator app; `codeSession` is the pool's name for this sign-in, good for 10 minutes. */
export type CodeNeeded = { codeSession: string };
export const isCodeNeeded = (answer: SignedIn | CodeNeeded): answer is CodeNeeded => 'codeSession' in answer;

/** Why a code is refused: it is wrong, it was used before, or the sign-in that asked for it has ended. */
type CodeRefusal = 'wrong' | 'used' | 'ended';

/** The passwords and tokens of the three pools. A user's name in its pool is the account's id. */
export type IdentityPort = {
  /** Signs in. `null` if the password is wrong or there is no such user: the two aren't told apart. */
  signIn(pool: Pool, accountId: string, password: string): Promise<SignedIn | CodeNeeded | null>;
  /** Finishes a sign-in that asks for a code. The pool accepts no code twice. */
  answerCode(pool: Pool, accountId: string, codeSession: string, code: string): Promise<SignedIn | CodeRefusal>;
  /** Returns a new access token. A refresh token doesn't change, so two tabs may use it at the same time. `null` if it is over, revoked, or not a token. */
  refresh(pool: Pool, refreshToken: string): Promise<AccessGrant | null>;
  /** Revokes a refresh token. One that is already over is no error. */
  signOut(pool: Pool, refreshToken: string): Promise<void>;
  /** Sets the password, and creates the user first if there is none. Safe to repeat. */
  setPassword(pool: Pool, accountId: string, password: string): Promise<void>;
  /** Makes the secret (base32) of a new authenticator app. The present app keeps working until the new one is confirmed. */
  beginAuthenticator(accessToken: string): Promise<string>;
  /** Starts using the new app, with the first code that it shows. */
  confirmAuthenticator(accessToken: string, code: string): Promise<'confirmed' | 'wrong' | 'ended'>;
  /** Sets whether the pool asks for a code at sign-in; `false` if the pool knows no confirmed app to ask for. Safe to repeat. */
  requireCode(pool: Pool, accountId: string, isRequired: boolean): Promise<boolean>;
  /** Revokes every refresh token of a user. */
  endSessions(pool: Pool, accountId: string): Promise<void>;
  /** Removes a user. One that doesn't exist is no error. */
  deleteUser(pool: Pool, accountId: string): Promise<void>;
};
