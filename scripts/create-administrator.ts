/**
 * Creates an administrator of a deployed stage, or gives one a new password: `YARROW_STAGE=staging npm run administrator -- <email> <first name> <last
 * name>`. Needs credentials that may write the stage's table and its system pool. The password is made here and shown once, so that nobody chooses a weak
 * one and none is in a shell's history. It also removes their second factor, so this is also how an administrator who lost phone and recovery codes gets
 * back in; the next sign-in sets up a new one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { secondFactorOff } from '#functions/second-factor/turn-off.ts';
import { type AccountRecord, accountByEmail, accountItem, emailItem, readAccountRow } from '#functions/table/account.ts';
import { documentClient, openTable, type Table } from '#functions/table/table.ts';
import { cognitoIdentity, type IdentityPort } from '#functions/vendors/identity/index.ts';
import { email, personNameSchema } from '#shared/values/schemas.ts';

const whoSchema = z.object({ email, firstName: personNameSchema('First name'), lastName: personNameSchema('Last name') });
export type Who = z.infer<typeof whoSchema>;

type Stage = { table: Table; identity: IdentityPort };
type CreatedAdministrator = { isNew: boolean; password: string };

const newAccount = (who: Who, at: string): AccountRecord => ({
  ...who,
  id: randomUUID(),
  version: 1,
  kind: 'system',
  phoneNumber: '',
  isEmailVerified: true,
  status: 'active',
  pendingEmail: null,
  defaultLocationId: null,
  sessionsValidFrom: null,
  createdOn: at,
  updatedOn: at,
});

/** Returns the account's id. The rows are written before the password, so that the next run can finish one that broke off. */
async function accountFor({ table, identity }: Stage, who: Who, at: string): Promise<{ id: string; isNew: boolean }> {
  const owner = await accountByEmail(table, who.email);
  if (!owner) {
    const account = newAccount(who, at);
    await table.transact([
      { put: emailItem(account.email, account.id, account.kind), unless: 'exists' },
      { put: accountItem(account), unless: 'exists' },
    ]);
    return { id: account.id, isNew: true };
  }
  if (owner.kind !== 'system')
    throw new Error(`${who.email} has a ${owner.kind} account, and an email can have only one account. Use another email.`);
  const row = await readAccountRow(table, owner.accountId);
  if (!row) throw new Error(`${who.email} leads to an account that does not exist.`);
  await table.transact(secondFactorOff(row, at, { sessionsValidFrom: at }));
  await identity.endSessions('system', row.id);
  return { id: row.id, isNew: false };
}

/**
 * Creates an administrator, or gives the one with this email a new password, removes their second factor, and ends their sessions. Touches no other kind of
 * account.
 */
export async function createAdministrator(stage: Stage, who: Who, now: Date): Promise<CreatedAdministrator> {
  const { id, isNew } = await accountFor(stage, who, now.toISOString());
  const password = randomBytes(18).toString('base64url');
  await stage.identity.setPassword('system', id, password);
  return { isNew, password };
}

const outputsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Returns the Lambda settings that the script's own ports need, from what `npm run deploy` recorded about the stage. */
export function settingsIn(outputs: unknown): { TABLE_NAME: string; SYSTEM_POOL_ID: string; SYSTEM_CLIENT_ID: string } {
  const all = Object.assign({}, ...Object.values(outputsSchema.parse(outputs))) as Record<string, string>;
  const named = (name: string): string => {
    const value = all[name];
    if (!value) throw new Error(`The stage's outputs have no ${name}. Deploy all of it first.`);
    return value;
  };
  return { TABLE_NAME: named('TableName'), SYSTEM_POOL_ID: named('SystemPoolId'), SYSTEM_CLIENT_ID: named('SystemClientId') };
}

function stageNamed(name: string | undefined): Stage {
  if (name !== 'staging' && name !== 'production') throw new Error('Say where: YARROW_STAGE=staging or YARROW_STAGE=production.');
  const file = join(resolve(import.meta.dirname, '..'), `dist/outputs-${name}.json`);
  if (!existsSync(file))
    throw new Error(`${file} is missing: "npm run deploy" writes it, so run this where ${name} was deployed from.`);
  const settings = settingsIn(JSON.parse(readFileSync(file, 'utf8')));
  Object.assign(process.env, { AWS_REGION: 'us-east-1', ...settings });
  return { table: openTable(documentClient(), settings.TABLE_NAME), identity: cognitoIdentity() };
}

if (import.meta.main) {
  try {
    const [address, firstName, lastName] = process.argv.slice(2);
    const who = whoSchema.safeParse({ email: address, firstName, lastName });
    if (!who.success) throw new Error('Name the person: npm run administrator -- <email> <first name> <last name>');
    const { isNew, password } = await createAdministrator(stageNamed(process.env.YARROW_STAGE), who.data, new Date());
    process.stdout.write(
      `${who.data.email} ${isNew ? 'is an administrator now' : 'has a new password, sets up two-step sign-in again, and is signed out everywhere'}. Shown this once: ${password}\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
