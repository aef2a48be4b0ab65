import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessTokenVerifier, withFetchErrors } from './verify-access-token.ts';

const pools = { FAMILY: 'us-east-1_Family001', PROVIDER: 'us-east-1_Provider1', SYSTEM: 'us-east-1_System001' };
for (const [kind, pool] of Object.entries(pools)) {
  process.env[`${kind}_POOL_ID`] = pool;
  process.env[`${kind}_CLIENT_ID`] = `client-of-${kind.toLowerCase()}`;
}

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = keyPair();
const theirs = keyPair();
const jwk = { ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours', use: 'sig', alg: 'RS256' };

const now = new Date();
const seconds = Math.floor(now.getTime() / 1000);
const accountId = '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11';
const issuerOf = (pool: string) => `https://cognito-idp.us-east-1.amazonaws.com/${pool}`;
const claims = {
  iss: issuerOf(pools.FAMILY),
  client_id: 'client-of-family',
  token_use: 'access',
  username: accountId,
  sub: accountId,
  origin_jti: 'sign-in-1',
  jti: 'token-1',
  auth_time: seconds - 60,
  iat: seconds - 60,
  exp: seconds + 3540,
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function tokenOf(
  payload: object = claims,
  header: object = { alg: 'RS256', kid: 'ours' },
  key: KeyObject = ours.privateKey,
): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

let fetched: string[];
let verify: ReturnType<typeof accessTokenVerifier>;
beforeEach(() => {
  fetched = [];
  const fetch = async (uri: string) => {
    fetched.push(uri);
    return new TextEncoder().encode(JSON.stringify({ keys: [jwk] })).buffer as ArrayBuffer;
  };
  verify = accessTokenVerifier(new SimpleJwksCache({ fetcher: { fetch } }));
});

describe('a token of a pool', () => {
  it.each(Object.entries(pools))('of %s names account, sign-in and pool', async (kind, pool) => {
    const token = tokenOf({ ...claims, iss: issuerOf(pool), client_id: `client-of-${kind.toLowerCase()}` });
    const expected = { pool: kind.toLowerCase(), accountId, sessionId: 'sign-in-1', authTime: seconds - 60 };
    expect(await verify(token, now)).toEqual(expected);
    expect(fetched).toEqual([`${issuerOf(pool)}/.well-known/jwks.json`]);
  });

  it("is expired once its time is over, by the clock of the request and by the machine's", async () => {
    expect(await verify(tokenOf(), new Date((claims.exp - 1) * 1000))).toMatchObject({ accountId });
    expect(await verify(tokenOf(), new Date(claims.exp * 1000))).toBe('expired');
    expect(await verify(tokenOf({ ...claims, exp: seconds - 1 }), now)).toBe('expired');
  });
});

describe('a refused token', () => {
  const text = `${encode({ alg: 'HS256', kid: 'ours' })}.${encode(claims)}`;
  const publicPem = ours.publicKey.export({ type: 'spki', format: 'pem' });
  const [head = '', body = '', signature = ''] = tokenOf().split('.');
  const cases: Record<string, string> = {
    'alg none': `${encode({ alg: 'none', kid: 'ours' })}.${body}.`,
    'alg none with a signature': `${encode({ alg: 'none', kid: 'ours' })}.${body}.${signature}`,
    'HS256 with the public key as its secret': `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`,
    'a key of somebody else': tokenOf(claims, undefined, theirs.privateKey),
    'a changed claim': `${head}.${encode({ ...claims, username: '6d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b12' })}.${signature}`,
    'an ID token': tokenOf({ ...claims, token_use: 'id', aud: 'client-of-family' }),
    'another client of the pool': tokenOf({ ...claims, client_id: 'client-of-somebody' }),
    "another of our pools' clients": tokenOf({ ...claims, client_id: 'client-of-system' }),
    'a pool that is not ours': tokenOf({ ...claims, iss: issuerOf('us-east-1_Foreign01') }),
    'a pool of another region': tokenOf({ ...claims, iss: `https://cognito-idp.eu-west-1.amazonaws.com/${pools.FAMILY}` }),
    'a server that calls itself one': tokenOf({ ...claims, iss: `https://evil.example/${pools.FAMILY}` }),
    'no key id': tokenOf(claims, { alg: 'RS256' }),
    'a user name that is no account': tokenOf({ ...claims, username: 'ellen' }),
    'no sign-in': tokenOf({ ...claims, origin_jti: undefined }),
    'an embedded key': tokenOf(
      claims,
      { alg: 'RS256', kid: 'theirs', jwk: theirs.publicKey.export({ format: 'jwk' }) },
      theirs.privateKey,
    ),
    'an address of keys': tokenOf(claims, { alg: 'RS256', kid: 'theirs', jku: 'https://evil.example/keys' }, theirs.privateKey),
    'two parts': `${head}.${body}`,
    nothing: '',
    'no JSON': 'e30.bm90IGpzb24.c2ln',
  };
  it.each(Object.entries(cases))('%s', async (_, token) => expect(await verify(token, now)).toBe('invalid'));

  it('an expired token of a foreign pool, without a hint that refreshing would help', async () => {
    expect(await verify(tokenOf({ ...claims, iss: issuerOf('us-east-1_Foreign01'), exp: seconds - 1 }), now)).toBe('invalid');
  });

  it('a flood of unknown keys, with one fetch', async () => {
    const flood = Array.from({ length: 100 }, (_, index) =>
      tokenOf(claims, { alg: 'RS256', kid: `made-up-${index}` }, theirs.privateKey),
    );
    expect(new Set(await Promise.all(flood.map((token) => verify(token, now))))).toEqual(new Set(['invalid']));
    for (const token of flood.slice(0, 10)) expect(await verify(token, now)).toBe('invalid');
    expect(fetched).toHaveLength(1);
    expect(await verify(tokenOf(), now)).toMatchObject({ accountId });
  });
});

describe('the keys', () => {
  it('that cannot be read are no fault of the token', async () => {
    const fetch = () => Promise.reject(new Error('no route'));
    const blind = accessTokenVerifier(new SimpleJwksCache({ fetcher: withFetchErrors({ fetch }) }));
    expect(await blind(tokenOf(), now)).toBe('keys-unavailable');
  });
});
