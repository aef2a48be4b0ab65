import { randomBytes } from 'node:crypto';
import { ServiceError } from '../http/aws-json.ts';
import type { Client, Pool } from './pools.ts';

type ChallengeName = 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA';
type Challenge = { name: ChallengeName; pool: Pool; client: Client; sub: string; expiresAt: number; isUsed: boolean };

const invalid = (why: string) => new ServiceError('NotAuthorizedException', `Invalid session for the user${why}.`);

/** Challenges of sign-ins in progress. Cognito keeps them for minutes, so memory will do. */
export class Challenges {
  private readonly bySession = new Map<string, Challenge>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Begins a challenge; returns its session. */
  begin(name: ChallengeName, pool: Pool, client: Client, sub: string): string {
    for (const [session, { expiresAt }] of this.bySession)
      if (expiresAt + client.authSessionSeconds * 1000 < this.now()) this.bySession.delete(session);
    const session = randomBytes(60).toString('base64url');
    const expiresAt = this.now() + client.authSessionSeconds * 1000;
    this.bySession.set(session, { name, pool, client, sub, expiresAt, isUsed: false });
    return session;
  }

  /** Returns the challenge of a session that may still be answered. A wrong answer doesn't change it. */
  require(session: string, name: string, clientId: string): Challenge {
    const found = this.bySession.get(session);
    if (found?.name !== name || found.client.id !== clientId) throw invalid('');
    if (found.isUsed) throw invalid(', session can only be used once');
    if (found.expiresAt <= this.now()) throw invalid(', session is expired');
    return found;
  }
}
