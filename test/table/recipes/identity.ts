import { randomUUID } from 'node:crypto';
import { readAccount } from '#functions/table/account.ts';
import { ask, newAddress, newEmail, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { codeOf } from '#test/world/authenticator.ts';
import { person, supportFor, type TestPerson } from '#test/world/cast.ts';
import { link } from '#test/world/link.ts';

type Request = { input?: unknown; options?: RequestOptions };

const password = 'a quiet harbor at dawn';
const as = ({ token, headers }: TestPerson): RequestOptions => ({ token, headers });

/** Returns the cookie of a new session. */
async function cookieOf(call: 'login' | 'systemLogin', { account, password: word, secret }: TestPerson): Promise<string> {
  const signedIn = await ask<{ challenge?: string }>(call, { email: account.email, password: word }, { from: newAddress() });
  const { challenge } = signedIn.body;
  const { cookies } =
    challenge && secret ? await ask('answerSystemSignInChallenge', { challenge, code: await codeOf(secret) }) : signedIn;
  return cookies[0]?.split(';')[0] ?? '';
}

const newAccount = async () => {
  const email = newEmail('budget');
  const names = { firstName: 'Ada', lastName: 'Tester', phone: null };
  return { token: await link('family-sign-up', { email }), email, ...names, password, acceptTermsAndConditions: true };
};

/** Requests of the calls about accounts and sessions. */
export const recipes: Record<string, () => Request | Promise<Request>> = {
  login: async () => {
    const { account, password: word } = await person();
    return { input: { email: account.email, password: word } };
  },
  useRefreshToken: async () => ({ input: {}, options: { cookie: await cookieOf('login', await person()) } }),
  logout: async () => ({ input: {}, options: { cookie: await cookieOf('login', await person()) } }),
  me: async () => ({ options: as(await person({ memberships: [{}, {}] })) }),
  accountExists: async () => {
    const { account } = await person();
    return { input: { email: account.email, token: await link('family-sign-up', account) } };
  },
  resetCurrentPassword: async () => {
    const somebody = await person();
    return { input: { currentPassword: somebody.password, password }, options: as(somebody) };
  },
  createAccount: async () => ({ input: await newAccount() }),
  requestSignUpLink: () => ({ input: { email: newEmail() } }),
  updateAccount: async () => {
    const somebody = await person();
    const fields = { version: 1, firstName: 'A', lastName: 'B', phone: null, email: newEmail() };
    return { input: { ...fields, currentPassword: somebody.password }, options: as(somebody) };
  },
  resendVerification: async () => ({
    input: {},
    options: { ...as(await person({ isEmailVerified: false })), key: randomUUID() },
  }),
  switchLocation: async () => {
    const somebody = await person({ memberships: [{}] });
    return { input: { locationId: somebody.memberships[0]?.locationId }, options: { ...as(somebody), key: randomUUID() } };
  },
  saveDisplay: async () => ({
    input: { density: 'compact', isRailCollapsed: true },
    options: { ...as(await person({ memberships: [{}] })), key: randomUUID() },
  }),
  systemLogin: async () => {
    const { account, password: word } = await person({ kind: 'system' });
    return { input: { email: account.email, password: word } };
  },
  useSystemRefreshToken: async () => ({
    input: {},
    options: { cookie: await cookieOf('systemLogin', await person({ kind: 'system' })) },
  }),
  systemLogout: async () => {
    const system = await supportFor(await person({ memberships: [{}] }));
    return { input: {}, options: { cookie: await cookieOf('systemLogin', system) } };
  },
  supportLogin: async () => {
    const [system, staff] = [await supportFor(await person({ memberships: [{}] })), await person({ memberships: [{}] })];
    return { input: { email: staff.account.email, reason: 'Asked for help by phone' }, options: { token: system.token } };
  },
  endSupportLogin: async () => ({ input: {}, options: { token: (await supportFor(await person({ memberships: [{}] }))).token } }),
  getSupportSessions: async () => {
    await supportFor(await person({ memberships: [{}] }));
    return { input: {}, options: { token: (await person({ kind: 'system' })).token } };
  },
  endSupportSession: async () => {
    const { account } = await supportFor(await person({ memberships: [{}] }));
    const open = (await readAccount(openCloudTable(), account.id))?.support;
    return { input: { id: open?.id, systemId: account.id }, options: { token: (await person({ kind: 'system' })).token } };
  },
  resetSystemPassword: async () => {
    const system = await person({ kind: 'system' });
    return { input: { currentPassword: system.password, password }, options: as(system) };
  },
  forgotPassword: () => ({ input: { email: newEmail() } }),
  requestSignInLink: () => ({ input: { email: newEmail() } }),
  useSignInLink: async () => {
    const { account } = await person();
    return { input: { token: await link('sign-in', { email: account.email, accountId: account.id }) } };
  },
  validatePasswordResetToken: async () => {
    const { account } = await person();
    return {
      input: { token: await link('password-reset', { email: account.email, accountId: account.id }) },
    };
  },
  usePasswordResetToken: async () => {
    const { account } = await person();
    return { input: { token: await link('password-reset', { email: account.email, accountId: account.id }), password } };
  },
  verifyEmail: async () => {
    const owner = await person({ isEmailVerified: false });
    const { id, email } = owner.account;
    return { input: { id, token: await link('email-verification', { email, accountId: id }) }, options: as(owner) };
  },
};
