import { generateKeyPairSync, sign } from 'node:crypto';
import { accountItems } from '#functions/table/account.ts';
import type { Item } from '#functions/table/table.ts';
import type { Pool } from '#functions/vendors/identity/identity-port.ts';

const ids = {
  family: '0197a000-0000-7000-8000-00000000000a',
  provider: '0197a000-0000-7000-8000-00000000000b',
  system: '0197a000-0000-7000-8000-00000000000c',
} as const satisfies Record<Pool, string>;

const issuedAt = '2026-01-01T00:00:00.000Z';
const issuers: Record<Pool, string> = {
  family: 'us-east-1_Bench0000',
  provider: 'us-east-1_Bench0001',
  system: 'us-east-1_Bench0002',
};

const account = (pool: Pool): Item[] =>
  accountItems(
    {
      id: ids[pool],
      kind: pool,
      email: `${pool}@example.com`,
      firstName: 'Ellen',
      lastName: 'Marsh',
      phoneNumber: '',
      isEmailVerified: true,
      status: 'active',
      createdOn: issuedAt,
      updatedOn: issuedAt,
      version: 1,
      pendingEmail: null,
      defaultLocationId: null,
      sessionsValidFrom: null,
      // An administrator without a second factor can't sign in.
      ...(pool === 'system' ? { secondFactorOn: issuedAt } : {}),
    },
    pool === 'provider'
      ? [{ locationId: ids.provider, locationName: 'Averell', employeeId: ids.provider, access: 'owner', kind: 'staff' }]
      : [],
  );

/** One person per user pool with a live session: their tokens, the pools' public keys, and their rows of the table. */
export type StubSessions = {
  tokenOf(pool: Pool): string;
  jwks: object;
  /** Returns the items of a partition; none if it isn't an account's. */
  itemsOf(pk: string): Item[];
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes the signing key and the accounts. Tokens are valid for an hour, like Cognito's. */
export function stubSessions(clientId: string): StubSessions {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const items = (['family', 'provider', 'system'] as const).flatMap(account);
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', use: 'sig', alg: 'RS256' }] },
    itemsOf: (pk) => items.filter((item) => item.pk === pk),
    tokenOf: (pool) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: `https://cognito-idp.us-east-1.amazonaws.com/${issuers[pool]}`,
        client_id: clientId,
        token_use: 'access',
        username: ids[pool],
        sub: ids[pool],
        origin_jti: 'bench',
        jti: 'bench',
        auth_time: now,
        iat: now,
        exp: now + 3600,
      };
      const text = `${encode({ alg: 'RS256', kid: 'bench' })}.${encode(claims)}`;
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
  };
}
