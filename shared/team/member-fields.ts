import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { tradeKind } from '../model/enumerations/custody.ts';
import { staffAccess, staffKind } from '../model/enumerations/people.ts';
import { email, line, optionalNameLine, optionalPhone, personNameSchema } from '../values/schemas.ts';

/**
 * Describes what an owner or admin writes about a member: the call and both screens take their fields from here. `access` and `kind` have no default, because a save
 * that left them out would make an admin. Only a stored record has one (staffMemberSchema).
 */
export const memberFieldsSchema = lazyObject(() => ({
  firstName: personNameSchema('First name'),
  middleName: optionalNameLine(64).default(''),
  lastName: personNameSchema('Last name'),
  title: line(80).default(''),
  email,
  phone: optionalPhone.default(''),
  access: z.enum(staffAccess.values),
  kind: z.enum(staffKind.values),
  /** What a trade company does. Staff have none. */
  tradeKinds: z.array(z.enum(tradeKind.values)).max(tradeKind.values.length).default([]),
  licenseNumber: line(40).default(''),
  registrationNumber: line(40).default(''),
  isFuneralDirector: z.boolean().default(false),
  isVisibleInProfilePage: z.boolean().default(false),
}));
export type MemberFields = z.infer<typeof memberFieldsSchema>;
