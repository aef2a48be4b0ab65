import { createHmac, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountKeys } from '#functions/table/account.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, makePerson, membershipAt } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const me = (token: string, headers: Record<string, string> = {}) => visitor().get('/api/appuser/me', { token, headers });

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { header: read(header), payload: read(payload), signature };
};

async function signedIn(kind: 'family' | 'provider' = 'family') {
  const memberships = kind === 'provider' ? [membershipAt('Marsh & Sons'), membershipAt('Harbor Chapel', 'view-only')] : [];
  const person = await makePerson(scene, kind, { memberships });
  const { body } = await visitor().post('/api/appuser/login', { email: person.email, password: person.password });
  return { person, memberships, token: String(body.accessToken) };
}

describe('a token that is not one of ours', () => {
  it('is a 401, whatever is wrong with it', async () => {
    const { token } = await signedIn();
    const { header, payload, signature } = partsOf(token);
    const other = await makePerson(scene, 'family');
    const forged = (changedHeader: object, changedPayload: object, sign = signature) =>
      `${encode(changedHeader)}.${encode(changedPayload)}.${sign}`;
    const keys = (await (
      await fetch(
        `${cloud.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER}/${cloud.functions.appuser?.FAMILY_POOL_ID}/.well-known/jwks.json`,
      )
    ).json()) as {
      keys: Record<string, string>[];
    };
    const pem = createPublicKey({ key: keys.keys[0] ?? {}, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const hs = `${encode({ ...header, alg: 'HS256' })}.${encode(payload)}`;
    const bad = {
      'somebody else': forged(header, { ...payload, username: other.id, sub: other.id }),
      'a later end': forged(header, { ...payload, exp: Number(payload.exp) + 3600 }),
      'no signature': `${encode(header)}.${encode(payload)}.`,
      'alg none': forged({ ...header, alg: 'none' }, payload, ''),
      'alg none with a signature': forged({ ...header, alg: 'none' }, payload),
      'the public key as a secret': `${hs}.${createHmac('sha256', pem).update(hs).digest('base64url')}`,
      'an unknown key': forged({ ...header, kid: 'unknown' }, payload),
      'a foreign pool': forged(header, { ...payload, iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Foreign01' }),
      'a flipped signature': `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`,
      'no token at all': 'abc',
      'a very long one': `${token}${'A'.repeat(10_000)}`,
    };
    for (const [what, forgery] of Object.entries(bad)) {
      const reply = await me(forgery);
      expect({ what, status: reply.status, code: reply.body.code }).toEqual({ what, status: 401, code: 'unauthenticated' });
    }
    expect((await me(token)).status).toBe(200);
  });

  it('is a 401 in another scheme, and so is none', async () => {
    const { token } = await signedIn();
    for (const authorization of [`Basic ${token}`, token, 'Bearer', `Bearer ${token} more`])
      expect((await visitor().get('/api/appuser/me', { headers: { authorization } })).status).toBe(401);
    expect((await visitor().get('/api/appuser/me')).body.code).toBe('unauthenticated');
    expect((await visitor().post('/api/appuser/refreshTokens/use')).status).toBe(401);
  });

  it('is not helped by a cookie of our own making', async () => {
    const { person } = await signedIn();
    for (const value of [
      'x',
      '',
      Buffer.from(`family ${person.id} made-up`).toString('base64url'),
      Buffer.from(`system ${person.id} x`).toString('base64url'),
    ]) {
      const browser = visitor();
      browser.cookies.set('yarrow_refresh', { value, path: '/api/appuser' });
      expect((await browser.post('/api/appuser/refreshTokens/use')).status).toBe(401);
      expect((await browser.post('/api/appuser/logout')).status).toBe(200);
    }
  });
});

describe('headers', () => {
  it('name nobody but the bearer', async () => {
    const [{ person, token }, other] = [await signedIn(), await makePerson(scene, 'family')];
    expect((await me(token, { 'x-user-email': person.email.toUpperCase() })).status).toBe(200);
    const named = await me(token, { 'x-user-email': other.email });
    expect(named).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('open no other area', async () => {
    const { token } = await signedIn('provider');
    const reply = await visitor().post('/api/systemusers/supportLogin', { email: 'a@example.com', reason: 'because' }, { token });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

describe('someone who is removed', () => {
  it('from a home loses access immediately', async () => {
    const { person, token, memberships } = await signedIn('provider');
    expect(((await me(token)).body.memberships as unknown[]).length).toBe(2);
    for (const { locationId } of memberships) await scene.table.delete(accountKeys.membership(person.id, locationId));
    expect((await me(token)).body).toMatchObject({ memberships: [], providerLocationId: null });
  });
});
