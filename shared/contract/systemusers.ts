import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput, pageOf } from './page.ts';
import {
  authenticatorCodeSchema,
  challengeSchema,
  pendingSignInSchema,
  proofCodeSchema,
  recoveryCodeSchema,
  secondFactorStateSchema,
  shownRecoveryCodes,
} from './second-factor.ts';
import { newPasswordSchema, passwordSchema, sessionUserSchema, supportReasonSchema } from './session.ts';

/** Describes the signed-in system administrator; `support` names the provider user they are acting for. */
const systemUserSchema = lazyObject(() => ({
  id: guid,
  email,
  firstName: z.string(),
  lastName: z.string(),
  support: lazyObject(() => ({ user: sessionUserSchema, until: z.iso.datetime() })).nullable(),
}));
export type SystemUser = z.infer<typeof systemUserSchema>;

/** Describes who acted for whom, with the names at the time. `endedOn` is null while it is open; `endedBy` is null if its time was over. */
const supportSessionSchema = lazyObject(() => ({
  id: guid,
  systemId: guid,
  systemName: z.string(),
  personName: z.string(),
  email: z.string(),
  homeName: z.string().nullable(),
  reason: z.string(),
  startedOn: z.iso.datetime(),
  until: z.iso.datetime(),
  endedOn: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  /** How many calls that change something were made in it. */
  writes: z.int().min(0),
}));
export type SupportSession = z.infer<typeof supportSessionSchema>;

const systemSessionSchema = lazyObject(() => ({
  accessToken: z.string(),
  expiresIn: z.int().positive(),
  user: systemUserSchema,
}));

const systemSignInAnswerSchema = z.union([systemSessionSchema, pendingSignInSchema]);
const completedSystemSignInSchema = lazyObject(() => ({ ...systemSessionSchema.shape, recoveryCodes: shownRecoveryCodes }));

/** `/api/systemusers`: sign-in and account security of system administrators, and their support sessions. */
export const systemusers = {
  systemLogin: call({
    name: 'systemLogin',
    method: 'POST',
    path: '/api/systemusers/login',
    access: 'public',
    summary: 'Signs in to the system area',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ email, password: passwordSchema })))
    .output(systemSignInAnswerSchema),
  answerSystemSignInChallenge: call({
    name: 'answerSystemSignInChallenge',
    method: 'POST',
    path: '/api/systemusers/login/code',
    access: 'public',
    summary:
      "Finishes an administrator's sign-in with a code from the authenticator app; the first code from a new app activates it",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ challenge: challengeSchema, code: authenticatorCodeSchema })))
    .output(completedSystemSignInSchema),
  systemSignInWithRecoveryCode: call({
    name: 'systemSignInWithRecoveryCode',
    method: 'POST',
    path: '/api/systemusers/login/recoveryCode',
    access: 'public',
    summary: 'Signs in with a recovery code instead of the app; a new app has to be set up before the session opens',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ challenge: challengeSchema, password: passwordSchema, code: recoveryCodeSchema })))
    .output(pendingSignInSchema),
  useSystemRefreshToken: call({
    name: 'useSystemRefreshToken',
    method: 'POST',
    path: '/api/systemusers/refreshTokens/use',
    access: 'public',
    summary: 'Exchanges the system refresh cookie for a new access token',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({})).optional())
    .output(systemSessionSchema),
  systemLogout: call({
    name: 'systemLogout',
    method: 'POST',
    path: '/api/systemusers/logout',
    access: 'public',
    summary: 'Signs out of the system area; an open support session ends too',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({})).optional())
    .output(doneSchema),
  getSystemSecondFactor: call({
    name: 'getSystemSecondFactor',
    method: 'GET',
    path: '/api/systemusers/current/secondFactor',
    access: 'system',
    summary: "Returns the administrator's own second factor: since when, and how many recovery codes are left",
  })
    .input(lazyObject(() => ({})).optional())
    .output(secondFactorStateSchema),
  beginSystemSecondFactor: call({
    name: 'beginSystemSecondFactor',
    method: 'POST',
    path: '/api/systemusers/current/secondFactor/begin',
    access: 'system',
    summary: 'Starts replacing the authenticator app; `answerSystemSignInChallenge` finishes it',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ password: passwordSchema, code: proofCodeSchema })))
    .output(pendingSignInSchema),
  renewSystemRecoveryCodes: call({
    name: 'renewSystemRecoveryCodes',
    method: 'POST',
    path: '/api/systemusers/current/secondFactor/recoveryCodes',
    access: 'system',
    summary: 'Creates new recovery codes, shown only this once; the earlier ones stop working',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ password: passwordSchema, code: proofCodeSchema })))
    .output(lazyObject(() => ({ recoveryCodes: z.array(z.string()) }))),
  resetSystemPassword: call({
    name: 'resetSystemPassword',
    method: 'POST',
    path: '/api/systemusers/current/resetPassword',
    access: 'system',
    summary: "Changes the administrator's own password; every other session ends",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ currentPassword: passwordSchema, password: newPasswordSchema })))
    .output(systemSessionSchema),
  supportLogin: call({
    name: 'supportLogin',
    method: 'POST',
    path: '/api/systemusers/supportLogin',
    access: 'support',
    summary: 'Act as a provider user for 60 minutes; every write records both names',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ email, reason: supportReasonSchema })))
    .output(systemUserSchema),
  endSupportLogin: call({
    name: 'endSupportLogin',
    method: 'POST',
    path: '/api/systemusers/supportLogin/end',
    access: 'support',
    summary: 'Stops acting as a provider user',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({})).optional())
    .output(systemUserSchema),
  getSupportSessions: call({
    name: 'getSupportSessions',
    method: 'GET',
    path: '/api/systemusers/supportSessions',
    access: 'system',
    summary: 'Lists which administrators act for whom now, and did in the last 90 days, newest first',
  })
    .input(lazyObject(() => ({ pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(supportSessionSchema)),
  endSupportSession: call({
    name: 'endSupportSession',
    method: 'POST',
    path: '/api/systemusers/supportSessions/{id}/end',
    access: 'system',
    summary: "Ends a colleague's support session and signs them out; ending one that is over changes nothing",
  })
    .input(lazyObject(() => ({ id: guid, systemId: guid })))
    .output(doneSchema),
};
