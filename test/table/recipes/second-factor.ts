import { randomBytes } from 'node:crypto';
import { newRecoveryCodes } from '#functions/second-factor/recovery-codes.ts';
import { recoveryCodesItem } from '#functions/table/second-factor.ts';
import { ask, newAddress, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { codeOf } from '#test/world/authenticator.ts';
import { person, type TestPerson } from '#test/world/cast.ts';

type Request = { input?: unknown; options?: RequestOptions };

const as = ({ token, headers }: TestPerson): RequestOptions => ({ token, headers });
const staff = () => person({ memberships: [{}], hasSecondFactor: true });

/** Starts a sign-in that waits for its second factor, and returns the answer. */
async function pending(call: 'login' | 'systemLogin', { account, password }: TestPerson) {
  const { body } = await ask<{ challenge: string; secret: string }>(
    call,
    { email: account.email, password },
    { from: newAddress() },
  );
  return body;
}

/** Returns someone's recovery code, with their challenge and password. */
async function recovery(call: 'login' | 'systemLogin', somebody: TestPerson): Promise<Request> {
  const { id } = somebody.account;
  const { plainCodes, hashedCodes } = newRecoveryCodes(id, { now: new Date(), randomBytes: () => randomBytes(32) });
  await openCloudTable().put(recoveryCodesItem(id, hashedCodes));
  const { challenge } = await pending(call, somebody);
  return { input: { challenge, password: somebody.password, code: plainCodes[0] } };
}

async function codeFor(call: 'login' | 'systemLogin', somebody: TestPerson): Promise<Request> {
  const { challenge } = await pending(call, somebody);
  return { input: { challenge, code: await codeOf(somebody.secret ?? '') } };
}

const proof = async (somebody: TestPerson): Promise<Request> => ({
  input: { password: somebody.password, code: await codeOf(somebody.secret ?? '') },
  options: as(somebody),
});

/** Calls about the second factor of a sign-in. */
export const recipes: Record<string, () => Promise<Request>> = {
  answerSignInChallenge: async () => codeFor('login', await staff()),
  answerSystemSignInChallenge: async () => codeFor('systemLogin', await person({ kind: 'system' })),
  signInWithRecoveryCode: async () => recovery('login', await staff()),
  systemSignInWithRecoveryCode: async () => recovery('systemLogin', await person({ kind: 'system' })),
  getSecondFactor: async () => ({ options: as(await staff()) }),
  beginSecondFactor: async () => proof(await staff()),
  turnOffSecondFactor: async () => proof(await staff()),
  renewRecoveryCodes: async () => proof(await staff()),
  getSystemSecondFactor: async () => ({ options: as(await person({ kind: 'system' })) }),
  beginSystemSecondFactor: async () => proof(await person({ kind: 'system' })),
  renewSystemRecoveryCodes: async () => proof(await person({ kind: 'system' })),
};
