import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { email, guid, instant, line, optionalPhone } from '../values/schemas.ts';
import { accountKind } from './enumerations/people.ts';

/**
 * Describes a person who can sign in. One email, one account; `kind` is the user pool, which also keeps the password. An account with `status` inactive
 * can't sign in.
 */
export const accountSchema = lazyObject(() => ({
  id: guid,
  kind: z.enum(accountKind.values),
  email: email,
  firstName: line(64),
  lastName: line(64),
  phoneNumber: optionalPhone.default(''),
  isEmailVerified: z.boolean().default(false),
  status: z.enum(['active', 'inactive']).default('active'),
  createdOn: instant,
  updatedOn: instant,
}));
export type Account = z.infer<typeof accountSchema>;

/** Describes the signed-in person; without a `providerLocationId` they are a family user. */
const loggedUserSchema = lazyObject(() => ({ id: guid, email: email, providerLocationId: guid.optional() }));
export type LoggedUser = z.infer<typeof loggedUserSchema>;

/** Records that a system user acts as a provider's user until `expiresOn`; every write records both names (docs/decisions.md, Session). */
const supportSessionSchema = lazyObject(() => ({
  id: guid,
  systemUserId: guid,
  systemUserEmail: email,
  appUserId: guid,
  appUserEmail: email,
  startedOn: instant,
  expiresOn: instant,
}));
export type SupportSession = z.infer<typeof supportSessionSchema>;
