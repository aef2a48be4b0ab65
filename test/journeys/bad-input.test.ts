import { randomBytes, randomUUID } from 'node:crypto';
import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '#functions/runtime/authenticate.ts';
import { readAccount } from '#functions/table/account.ts';
import { accessTokenVerifier } from '#functions/vendors/identity/index.ts';
import { permissions } from '#shared/access/permissions.ts';
import { problemSchema } from '#shared/contract/problem.ts';
import {
  type Answer,
  api,
  cloud,
  environment,
  newAddress,
  newEmail,
  ok,
  openCloudTable,
  type RequestOptions,
} from '#test/cloud/cloud.ts';
import { calls, wireRequest } from '#test/cloud/wire.ts';
import { person, supportFor, type TestPerson } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';

const home = launched[0]!;
/** Calls that only someone at a home may make. */
const ofStaff: ReadonlySet<string> = new Set(Object.keys(permissions));
let ada: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  [ada, staff] = await Promise.all([person(), person({ memberships: [{ access: 'owner' }] })]);
});

/** Checks that a problem is ours and complete: its code, and that status and type agree with it. */
function problemOf({ status, headers, body }: Answer): { status: number; code: string; fields: string[] } {
  expect(headers.get('content-type')).toBe('application/problem+json');
  const problem = problemSchema.parse(body);
  expect(problem.status).toBe(status);
  expect(problem.detail ?? problem.title).toMatch(/[a-z]{3,}.*\.”?$/);
  return { status, code: problem.code, fields: (problem.errors ?? []).map(({ field }) => field) };
}

const patch = (body: unknown, options: RequestOptions = {}) =>
  api('/api/appuser/account', { method: 'PATCH', body, token: ada.token, ...options });
const write = (body: unknown, options: RequestOptions = {}) =>
  api(`/api/public/locations/${home.id}/requestInformation`, { method: 'POST', body, key: randomUUID(), ...options });
const login = (body: unknown, options: RequestOptions = {}) =>
  api('/api/appuser/login', { method: 'POST', body, from: newAddress(), ...options });

const whole = { needType: 'at-need', name: 'Ada', email: newEmail('bad'), phone: '', message: 'Hello' };
const account = () => ({ version: 1, firstName: 'Ada', lastName: 'Tester', phone: null, email: ada.account.email });

/** Returns what must be the same after everything that is refused. */
const accountNow = async () => (await readAccount(openCloudTable(), ada.account.id))?.account;
const messagesOfBad = async () =>
  (
    (await (await fetch(`${cloud.controlUrl}/mails?to=${encodeURIComponent(home.email)}`)).json()) as { replyTo: string[] }[]
  ).filter(({ replyTo }) => replyTo.includes(whole.email));

describe('a body', () => {
  it.each(['{"email":', 'email=a&password=b', '[1,2', '<login/>', 'undefined', "{'email':'a'}", '\u0000', '{"a":1}{"b":2}'])(
    'of %j is not JSON',
    async (body) => {
      for (const send of [patch, write, login])
        expect(problemOf(await send(body))).toMatchObject({ status: 400, code: 'invalid_input' });
    },
  );

  it('is UTF-8 without a field __proto__, however deep', async () => {
    const before = await accountNow();
    const latin = new Uint8Array(Buffer.from(JSON.stringify({ ...account(), firstName: 'Zoë' }), 'latin1'));
    for (const send of [patch, write, login]) {
      const answer = await send(latin);
      expect(problemOf(answer)).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(answer.body).toMatchObject({ detail: 'The body is not UTF-8.' });
      const nested = await send('{"entry":{"parts":[{"__proto__":{"isAdmin":true}}]}}');
      expect(problemOf(nested)).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(nested.body).toMatchObject({ detail: 'No field can be named “__proto__.”' });
    }
    expect(await accountNow()).toEqual(before);
  });

  it.each(['[]', '"text"', '5', 'true', 'null', '[{"email":"a@example.com"}]'])('of %s is not an object', async (body) => {
    for (const send of [patch, write, login])
      expect(problemOf(await send(body))).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'json'])(
    'of type %s is not accepted',
    async (type) => {
      for (const [send, body] of [
        [patch, account()],
        [write, whole],
      ] as const)
        expect(problemOf(await send(body, { headers: { 'content-type': type } }))).toMatchObject({
          status: 415,
          code: 'unsupported_type',
        });
    },
  );

  it('with fields that nobody knows names them', async () => {
    expect(problemOf(await patch({ ...account(), isAdmin: true, kind: 'system' }))).toMatchObject({
      status: 400,
      fields: ['isAdmin', 'kind'],
    });
    expect(problemOf(await write({ ...whole, providerLocationId: randomUUID() }))).toMatchObject({
      status: 400,
      fields: ['providerLocationId'],
    });
    const polluting = '{"__proto__":{"isAdmin":true},"needType":"at-need","name":"A","email":"a@example.com","message":"B"}';
    expect(problemOf(await write(polluting))).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it.each([
    ['firstName', 5],
    ['firstName', null],
    ['firstName', ['Ada']],
    ['firstName', { toString: 'Ada' }],
    ['version', '1'],
    ['version', 1.5],
    ['version', -1],
    ['version', 1e21],
    ['phone', 6175550142],
    ['email', ['a@example.com', 'b@example.com']],
    ['email', true],
  ])('with a %s of a wrong kind (%j) names the field', async (field, value) => {
    expect(problemOf(await patch({ ...account(), [field]: value }))).toEqual({
      status: 400,
      code: 'invalid_input',
      fields: [field],
    });
  });

  it('that lacks what is required says all of it in one answer', async () => {
    const { fields } = problemOf(await write({}));
    expect(fields.toSorted()).toEqual(['email', 'message', 'name', 'needType']);
  });

  it.each([1_000_001, 3_000_000, 5_500_000])('of %d bytes is too large', async (bytes) => {
    expect(problemOf(await write({ ...whole, message: 'x'.repeat(bytes) }))).toMatchObject({ status: 413, code: 'too_large' });
  });

  it.each([7_000_000, 10_000_000])('of %d bytes ends at the gateway', async (bytes) => {
    expect((await write({ ...whole, message: 'x'.repeat(bytes) })).status).toBe(413);
  });

  it('nested ten thousand deep is refused like any other', async () => {
    expect(problemOf(await write(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`))).toMatchObject({ status: 400 });
    expect(problemOf(await login('['.repeat(10_000)))).toMatchObject({ status: 400 });
  });
});

describe('an address', () => {
  it('with a query longer than any of ours is too large', async () => {
    const answer = await api('/api/public/locations/search', { query: { query: 'x'.repeat(8_001) } });
    expect(problemOf(answer)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('with unknown or repeated parameters names them', async () => {
    const search = (query: [string, string][]) => api('/api/public/locations/search', { query });
    expect(
      problemOf(
        await search([
          ['query', 'Boston, MA'],
          ['admin', '1'],
        ]),
      ),
    ).toMatchObject({ status: 400, fields: ['admin'] });
    expect(
      problemOf(
        await search([
          ['radius', '20'],
          ['radius', '30'],
        ]),
      ),
    ).toMatchObject({ status: 400, fields: ['radius'] });
  });

  it.each([
    '1',
    'new',
    'null',
    '..%2F..%2Fadmin',
    '%00',
    '%0A',
    '%23',
    '%25',
    '%2500',
    '..%2Ftemplates%2Fall',
    '%20',
    '00000000-0000-0000-0000-000000000000',
    '0b6c1f0e6f0d4a589d5b6a1f6f0c1a01',
  ])('with the id %s, which is not a GUID, is refused or unknown', async (id) => {
    const family = await person();
    const owner = await person({ memberships: [{ access: 'owner' }] });
    const system = await person({ kind: 'system' });
    const callerOf = (access: string) => (['system', 'support'].includes(access) ? system : ofStaff.has(access) ? owner : family);
    for (const call of calls.filter(({ path }) => path.includes('{id}'))) {
      const path = call.path.replace('{id}', id).replace(/\{\w+\}/g, () => randomUUID());
      const body = call.method === 'GET' ? undefined : {};
      const { token, headers } = callerOf(call.meta.access);
      const by = call.meta.access === 'public' ? {} : { token, headers };
      expect([400, 404], call.name).toContain(
        problemOf(await api(path, { method: call.method, body, key: randomUUID(), from: newAddress(), ...by })).status,
      );
    }
  });

  it.each(['%', '%E0%A4%A', '%zz'])('that cannot be decoded (%s) is refused', async (id) => {
    expect((await api(`/api/public/locations/${id}`)).status).toBe(400);
  });

  it('asked with another method is unknown', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect(problemOf(await api('/api/public/locations/search', { method, body: {} }))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    expect(problemOf(await api('/api/appuser/login'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe("another's location", () => {
  it("can't be switched to, and looks the same as an unknown one", async () => {
    const other = await person({ memberships: [{}] });
    for (const locationId of [other.memberships[0]!.locationId, randomUUID(), home.id]) {
      const answer = await api('/api/appuser/current/location', { method: 'POST', body: { locationId }, token: staff.token });
      expect(problemOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await readAccount(openCloudTable(), staff.account.id))?.account.defaultLocationId).toBeNull();
  });

  it('named in the header makes nobody its staff', async () => {
    const headers = { authorization: `Bearer ${staff.token}`, 'x-location-id': home.id };
    expect(await authenticate(headers, 'cases.read', openCloudTable(), new Date())).toMatchObject({
      kind: 'person',
      membership: null,
    });
  });
});

describe('a token', () => {
  const me = (token: string, headers: Record<string, string> = {}) => api('/api/appuser/me', { token, headers });

  it('is refused by every call that needs one, in whatever way it is wrong', async () => {
    const [head = '', claims = '', sign = ''] = ada.token.split('.');
    const altered = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), exp: 4_102_444_800 }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const call of calls.filter(({ meta }) => meta.access !== 'public'))
      for (const token of [
        `${none}.${claims}.`,
        `${head}.${altered}.${sign}`,
        `${head}.${claims}.${sign.slice(0, -6)}AAAAAA`,
        'x.y.z',
        'null',
      ]) {
        const { method, path, query, body } = wireRequest(call, {});
        expect(problemOf(await api(path, { method, query, body, token, key: randomUUID() })), call.name).toMatchObject({
          status: 401,
          code: 'unauthenticated',
        });
      }
  });

  it('that says who someone is (an ID token) is not an access token', async () => {
    const { FAMILY_POOL_ID: UserPoolId, FAMILY_CLIENT_ID: ClientId } = environment;
    const AuthParameters = { USERNAME: ada.account.id, PASSWORD: ada.password };
    const command = new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters });
    const { AuthenticationResult } = await new CognitoIdentityProviderClient({}).send(command);
    expect((await me(AuthenticationResult?.AccessToken ?? '')).status).toBe(200);
    for (const token of [AuthenticationResult?.IdToken, AuthenticationResult?.RefreshToken])
      expect(problemOf(await me(token ?? ''))).toMatchObject({ status: 401 });
  });

  it('of another area opens nothing there', async () => {
    const system = await person({ kind: 'system' });
    expect(problemOf(await me(system.token))).toMatchObject({ status: 403, code: 'forbidden' });
    const end = (token: string) => api('/api/systemusers/supportLogin/end', { method: 'POST', body: {}, token });
    for (const { token } of [ada, staff]) expect(problemOf(await end(token))).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await end((await supportFor(staff)).token)).status).toBe(200);
  });

  it('an hour old is told to refresh', async () => {
    const later = new Date(Date.now() + 61 * 60_000);
    const work = authenticate({ authorization: `Bearer ${ada.token}` }, 'signed-in', openCloudTable(), later);
    await expect(work).rejects.toMatchObject({ code: 'token_expired', status: 403 });
  });

  it('with hundreds of unknown keys fetches the keys once at most and locks nobody out', async () => {
    let fetched = 0;
    const base = environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? '';
    const verify = accessTokenVerifier(
      new SimpleJwksCache({
        fetcher: {
          async fetch(uri) {
            fetched += 1;
            return (await fetch(`${base}${new URL(uri).pathname}`)).arrayBuffer();
          },
        },
      }),
    );
    const now = new Date();
    expect(await verify(ada.token, now)).toMatchObject({ accountId: ada.account.id });
    const [, claims = '', sign = ''] = ada.token.split('.');
    for (let nth = 0; nth < 200; nth += 1) {
      const head = Buffer.from(JSON.stringify({ alg: 'RS256', kid: randomBytes(8).toString('hex') })).toString('base64url');
      expect(await verify(`${head}.${claims}.${sign}`, now)).toBe('invalid');
    }
    // One for the family pool's keys, one for the first unknown key.
    expect(fetched).toBeLessThanOrEqual(2);
    expect(await verify(ada.token, now)).toMatchObject({ accountId: ada.account.id });
  });

  it('beside someone else’s name is refused', async () => {
    expect(problemOf(await me(ada.token, { 'x-user-email': staff.account.email }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect(await ok('me', {}, { token: ada.token, headers: { 'x-user-email': ada.account.email.toUpperCase() } })).toMatchObject({
      email: ada.account.email,
    });
  });
});

describe('someone who bypasses the edge', () => {
  const round = (headers: Record<string, string>) => fetch(`${cloud.apiUrl}/api/public/faq/allQuestions`, { headers });

  it.each([{}, { 'x-origin-verify': '' }, { 'x-origin-verify': 'guess' }, { 'x-viewer-address': '10.0.0.1' }])(
    'with %j is refused',
    async (headers) => {
      const response = await round(headers as Record<string, string>);
      expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    },
  );

  it("can't choose an address for itself at the edge", async () => {
    const [path, forged] = ['/api/public/isFuneralDirector', newAddress()];
    const question = { method: 'POST', body: { licenseNumber: 'X-1', name: 'Nobody' } };
    for (let nth = 0; nth < 30; nth += 1) expect((await api(path, { ...question, from: forged })).status).toBe(200);
    const over = await api(path, { ...question, from: forged });
    expect(problemOf(over)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    // A visitor at the edge who claims the same address doesn't get it: the edge writes its own.
    const claimed = await api(path, { ...question, headers: { 'x-viewer-address': forged, 'x-origin-verify': 'guess' } });
    expect(claimed.status).toBe(200);
  });
});

describe('after all this', () => {
  it('nothing has changed', async () => {
    expect(await accountNow()).toEqual(ada.account);
    expect(await messagesOfBad()).toEqual([]);
  });
});
