import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid, personNameSchema, phone } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import {
  authenticatorCodeSchema,
  challengeSchema,
  completedSignInSchema,
  pendingSignInSchema,
  proofCodeSchema,
  recoveryCodeSchema,
  secondFactorStateSchema,
  signInAnswerSchema,
} from './second-factor.ts';
import {
  acceptTermsSchema,
  displaySchema,
  newPasswordSchema,
  opensFirst,
  passwordSchema,
  sessionSchema,
  sessionUserSchema,
  tokenSchema,
} from './session.ts';

/** `/api/appuser`: sign-in, sessions, and accounts of families and provider staff. */
export const appuser = {
  login: call({
    name: 'login',
    method: 'POST',
    path: '/api/appuser/login',
    access: 'public',
    summary: 'Signs in',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ email, password: passwordSchema })))
    .output(signInAnswerSchema),
  answerSignInChallenge: call({
    name: 'answerSignInChallenge',
    method: 'POST',
    path: '/api/appuser/login/code',
    access: 'public',
    summary: 'Finishes a sign-in with a code from the authenticator app; the first code from a new app activates it',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ challenge: challengeSchema, code: authenticatorCodeSchema })))
    .output(completedSignInSchema),
  signInWithRecoveryCode: call({
    name: 'signInWithRecoveryCode',
    method: 'POST',
    path: '/api/appuser/login/recoveryCode',
    access: 'public',
    summary: 'Signs in with a recovery code instead of the app; a new app has to be set up before the session opens',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ challenge: challengeSchema, password: passwordSchema, code: recoveryCodeSchema })))
    .output(pendingSignInSchema),
  getSecondFactor: call({
    name: 'getSecondFactor',
    method: 'GET',
    path: '/api/appuser/current/secondFactor',
    access: 'signed-in',
    summary: "Returns the caller's second factor: whether it is on, which homes require it, and how many recovery codes are left",
  })
    .input(lazyObject(() => ({})).optional())
    .output(secondFactorStateSchema),
  beginSecondFactor: call({
    name: 'beginSecondFactor',
    method: 'POST',
    path: '/api/appuser/current/secondFactor/begin',
    access: 'signed-in',
    summary:
      'Starts setting up an authenticator app, or replacing it (with a code from the current one); `answerSignInChallenge` finishes it',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ password: passwordSchema, code: proofCodeSchema.optional() })))
    .output(pendingSignInSchema),
  turnOffSecondFactor: call({
    name: 'turnOffSecondFactor',
    method: 'POST',
    path: '/api/appuser/current/secondFactor/turnOff',
    access: 'signed-in',
    summary: 'Turns off the second factor, so that signing in takes no code; refused if a home requires one',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ password: passwordSchema, code: proofCodeSchema })))
    .output(doneSchema),
  renewRecoveryCodes: call({
    name: 'renewRecoveryCodes',
    method: 'POST',
    path: '/api/appuser/current/secondFactor/recoveryCodes',
    access: 'signed-in',
    summary: 'Creates new recovery codes, shown only this once; the earlier ones stop working',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ password: passwordSchema, code: proofCodeSchema })))
    .output(lazyObject(() => ({ recoveryCodes: z.array(z.string()) }))),
  useRefreshToken: call({
    name: 'useRefreshToken',
    method: 'POST',
    path: '/api/appuser/refreshTokens/use',
    access: 'public',
    summary: 'Exchanges the refresh cookie for a new access token',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({})).optional())
    .output(sessionSchema),
  logout: call({
    name: 'logout',
    method: 'POST',
    path: '/api/appuser/logout',
    access: 'public',
    summary: 'Signs out',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({})).optional())
    .output(doneSchema),
  me: call({
    name: 'me',
    method: 'GET',
    path: '/api/appuser/me',
    access: 'signed-in',
    summary: 'Returns the signed-in person',
  }).output(sessionUserSchema),
  accountExists: call({
    name: 'accountExists',
    method: 'GET',
    path: '/api/appuser/exists',
    access: 'public',
    summary: 'Returns whether an email has an account, or null without a token that was sent to that email',
  })
    .input(lazyObject(() => ({ email, token: tokenSchema.optional() })))
    .output(lazyObject(() => ({ exists: z.boolean().nullable() }))),
  resetCurrentPassword: call({
    name: 'resetCurrentPassword',
    method: 'POST',
    path: '/api/appuser/current/resetPassword',
    access: 'signed-in',
    summary: "Changes the caller's password; every other session ends",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ currentPassword: passwordSchema, password: newPasswordSchema })))
    .output(sessionSchema),
  createAccount: call({
    name: 'createAccount',
    method: 'POST',
    path: '/api/appuser/account',
    access: 'public',
    summary: 'Creates a family account with the token of a sign-up link',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        token: tokenSchema,
        email,
        firstName: personNameSchema('First name'),
        lastName: personNameSchema('Last name'),
        phone: phone.nullable(),
        password: newPasswordSchema,
        acceptTermsAndConditions: acceptTermsSchema,
      })),
    )
    .output(sessionSchema),
  requestSignUpLink: call({
    name: 'requestSignUpLink',
    method: 'POST',
    path: '/api/appuser/account/signUpLink',
    access: 'public',
    summary: 'Emails a family sign-up link (or, if the account exists, a way to sign in); answers alike',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ email })))
    .output(doneSchema),
  updateAccount: call({
    name: 'updateAccount',
    method: 'PATCH',
    path: '/api/appuser/account',
    access: 'signed-in',
    summary:
      'Changes the name and phone, or requests another email with the current password; the email changes once it is verified',
  })
    .input(
      lazyObject(() => ({
        version: z.int().min(1),
        firstName: personNameSchema('First name'),
        lastName: personNameSchema('Last name'),
        phone: phone.nullable(),
        email,
        /** Required to ask for another email, because the email controls the account. */
        currentPassword: passwordSchema.optional(),
      })),
    )
    .output(sessionUserSchema),
  resendVerification: call({
    name: 'resendVerification',
    method: 'POST',
    path: '/api/appuser/account/resendVerification',
    access: 'signed-in',
    summary: 'Emails the verification link again',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({})).optional())
    .output(doneSchema),
  switchLocation: call({
    name: 'switchLocation',
    method: 'POST',
    path: '/api/appuser/current/location',
    access: 'signed-in',
    summary: "Saves which of the caller's homes to open first, and whether to start with its dashboard or its cases",
  })
    .input(lazyObject(() => ({ locationId: guid, opensFirst: opensFirst.nullable().optional() })))
    .output(sessionUserSchema),
  saveDisplay: call({
    name: 'saveDisplay',
    method: 'POST',
    path: '/api/appuser/current/display',
    access: 'signed-in',
    summary: 'Remember how the signed-in person likes the workspace: the height of rows, and a narrow or wide rail',
  })
    .input(displaySchema)
    .output(sessionUserSchema),
};
