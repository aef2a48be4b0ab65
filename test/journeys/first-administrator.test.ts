import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { accountByEmail } from '#functions/table/account.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { codeOf } from '#test/world/authenticator.ts';
import { createAdministrator, settingsIn } from '../../scripts/create-administrator.ts';
import { backstage, makePerson, newEmail } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const signIn = (email: string, password: string) => new Visitor(cloud.url).post('/api/systemusers/login', { email, password });

/** Signs in for the first time, or after a reset: sets up the authenticator app that is asked for. */
async function firstSignIn(email: string, password: string) {
  const { body } = await signIn(email, password);
  expect(body).toMatchObject({ secondFactor: 'set-up', secret: expect.any(String) });
  const input = { challenge: body.challenge, code: await codeOf(String(body.secret)) };
  return new Visitor(cloud.url).post('/api/systemusers/login/code', input);
}
const who = (email = newEmail('first')) => ({ email, firstName: 'Robin', lastName: 'Vale' });

it('is made by the script, sets up a second factor at the first sign-in, and may do what administrators do', async () => {
  const first = who();
  const { isNew, password } = await createAdministrator(scene, first, new Date());
  expect(isNew).toBe(true);
  const { status, body } = await firstSignIn(first.email, password);
  expect(status).toBe(200);
  expect(body.recoveryCodes).toHaveLength(10);
  const list = await new Visitor(cloud.url).get('/api/system/providers', { token: String(body.accessToken) });
  expect(list.status).toBe(200);
});

it('gets a new password and sets up a new app if the script is run again, and every earlier session is over', async () => {
  const first = who();
  const old = await createAdministrator(scene, first, new Date());
  const { body } = await firstSignIn(first.email, old.password);
  const made = await createAdministrator(scene, first, new Date());
  expect(made.isNew).toBe(false);
  expect((await signIn(first.email, old.password)).status).toBe(401);
  const again = await firstSignIn(first.email, made.password);
  expect(again.body.recoveryCodes).toHaveLength(10);
  const before = await new Visitor(cloud.url).get('/api/system/providers', { token: String(body.accessToken) });
  expect(before.status).toBe(401);
});

it.each(['family', 'provider'] as const)('is not made from a %s account, which does not change', async (kind) => {
  const person = await makePerson(scene, kind);
  await expect(createAdministrator(scene, who(person.email), new Date())).rejects.toThrow(/an email can have only one account/);
  expect(await accountByEmail(scene.table, person.email)).toMatchObject({ accountId: person.id, kind });
});

it('is made in the table and the pool that the deployed stacks name', () => {
  const assembly = join(resolve(import.meta.dirname, '../..'), 'cdk.out');
  const templates = readdirSync(assembly).filter((name) => name.endsWith('.template.json'));
  const outputs = templates.map((name) => {
    const { Outputs = {} } = JSON.parse(readFileSync(join(assembly, name), 'utf8')) as { Outputs?: object };
    return [name, Object.fromEntries(Object.keys(Outputs).map((output) => [output, `the ${output}`]))];
  });
  expect(settingsIn(Object.fromEntries(outputs))).toEqual({
    TABLE_NAME: 'the TableName',
    SYSTEM_POOL_ID: 'the SystemPoolId',
    SYSTEM_CLIENT_ID: 'the SystemClientId',
  });
  expect(() => settingsIn({ 'yarrow-staging-data': {} })).toThrow('no TableName');
});
