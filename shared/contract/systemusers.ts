import * as z from 'zod';
import { email, guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { passwordSchema, sessionUserSchema, supportReasonSchema } from './session.ts';

/** The signed-in system administrator; `support` names the provider person they act for at present. */
export const systemUserSchema = z.strictObject({
  id: guid,
  email,
  firstName: z.string(),
  lastName: z.string(),
  support: z.strictObject({ user: sessionUserSchema, until: z.iso.datetime() }).nullable(),
});
export type SystemUser = z.infer<typeof systemUserSchema>;

export const systemSessionSchema = z.strictObject({
  accessToken: z.string(),
  expiresIn: z.int().positive(),
  user: systemUserSchema,
});

/** `/api/systemusers`: sign-in of system administrators, and their support sessions. */
export const systemusers = {
  systemLogin: call({
    name: 'systemLogin',
    method: 'POST',
    path: '/api/systemusers/login',
    access: 'public',
    summary: 'Sign in to the system area',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ email, password: passwordSchema }))
    .output(systemSessionSchema),
  useSystemRefreshToken: call({
    name: 'useSystemRefreshToken',
    method: 'POST',
    path: '/api/systemusers/refreshTokens/use',
    access: 'public',
    summary: 'Exchange the system refresh cookie for a new access token',
    idempotency: 'exempt',
  })
    .input(z.strictObject({}).optional())
    .output(systemSessionSchema),
  systemLogout: call({
    name: 'systemLogout',
    method: 'POST',
    path: '/api/systemusers/logout',
    access: 'public',
    summary: 'Sign out of the system area; an open support session ends too',
    idempotency: 'exempt',
  })
    .input(z.strictObject({}).optional())
    .output(doneSchema),
  supportLogin: call({
    name: 'supportLogin',
    method: 'POST',
    path: '/api/systemusers/supportLogin',
    access: 'system',
    summary: 'Act as a provider user for 60 minutes; both names stand on every write',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ email, reason: supportReasonSchema }))
    .output(systemUserSchema),
  endSupportLogin: call({
    name: 'endSupportLogin',
    method: 'POST',
    path: '/api/systemusers/supportLogin/end',
    access: 'system',
    summary: 'Stop acting as a provider user',
    idempotency: 'exempt',
  })
    .input(z.strictObject({}).optional())
    .output(systemUserSchema),
};
