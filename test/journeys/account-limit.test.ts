import { afterAll, expect, it, vi } from 'vitest';
import { cloud, openCloudTable } from '#test/cloud/cloud.ts';
import { backstage, makePerson } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const { ACCOUNT_RATE, ACCOUNT_BURST } = process.env;

afterAll(() => {
  Object.assign(process.env, { ACCOUNT_RATE, ACCOUNT_BURST });
  vi.resetModules();
});

async function tokenOf(): Promise<string> {
  const { email, password } = await makePerson(scene, 'family');
  const { body } = await new Visitor(cloud.url).post('/api/appuser/login', { email, password });
  return String(body.accessToken);
}

it('refuses an account with too many calls before anything is read for it, and no other account', async () => {
  // A Lambda reads the stage's limit once, so this test needs its own copies of the modules; its limit is three calls.
  vi.resetModules();
  Object.assign(process.env, { ACCOUNT_RATE: '0.1', ACCOUNT_BURST: '3' });
  const { authenticate } = await import('#functions/runtime/authenticate.ts');
  const [token, other] = [await tokenOf(), await tokenOf()];
  const table = openCloudTable();
  const call = (bearer: string) => authenticate({ authorization: `Bearer ${bearer}` }, 'signed-in', table, new Date());
  for (let nth = 0; nth < 3; nth += 1) expect((await call(token)).kind).toBe('person');
  const read = table.requests;
  await expect(call(token)).rejects.toMatchObject({ code: 'too_many_requests', data: { retryAfterSeconds: 10 } });
  expect(table.requests).toBe(read);
  expect((await call(other)).kind).toBe('person');
});
