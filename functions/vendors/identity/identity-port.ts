import type { AccountKind } from '#shared/model/enumerations/people.ts';

/** A user pool: one a kind of account. */
export type Pool = AccountKind;

/** What an access token says: whose it is, which sign-in it came from (all refreshes of one share it) and when that was (epoch seconds). */
export type AccessClaims = { pool: Pool; accountId: string; sessionId: string; authTime: number };

export type AccessGrant = { accessToken: string /** Seconds. */; expiresIn: number; claims: AccessClaims };
export type SignedIn = AccessGrant & { refreshToken: string };

/** The passwords and tokens of the three pools. A user's name in its pool is the account's id. */
export type IdentityPort = {
  /** `null` where the password is wrong or there is no such user: the two are not told apart. */
  signIn(pool: Pool, accountId: string, password: string): Promise<SignedIn | null>;
  /** A new access token. A refresh token stays as it is, so two tabs may use it at once. `null` where it is over, revoked or no token at all. */
  refresh(pool: Pool, refreshToken: string): Promise<AccessGrant | null>;
  /** Revokes a refresh token; one that is over already is no error. */
  signOut(pool: Pool, refreshToken: string): Promise<void>;
  /** Sets the password, making the user first where there is none. Safe to repeat. */
  setPassword(pool: Pool, accountId: string, password: string): Promise<void>;
  /** Revokes every refresh token of a user. */
  endSessions(pool: Pool, accountId: string): Promise<void>;
  /** Removes a user; one that is not there is no error. */
  deleteUser(pool: Pool, accountId: string): Promise<void>;
};
