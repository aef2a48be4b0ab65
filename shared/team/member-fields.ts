import * as z from 'zod';
import { staffAccess, staffKind } from '../model/enumerations/people.ts';
import { email, line, optionalPhone, personNameSchema } from '../values/schemas.ts';

/** What an owner or admin writes of a member: the call and both screens have their fields from here. New staff are Admin, as specified. */
export const memberFieldsSchema = z.strictObject({
  firstName: personNameSchema('First name'),
  middleName: line(64).default(''),
  lastName: personNameSchema('Last name'),
  title: line(80).default(''),
  email,
  phone: optionalPhone.default(''),
  access: z.enum(staffAccess.values).default('admin'),
  kind: z.enum(staffKind.values).default('staff'),
  licenseNumber: line(40).default(''),
  registrationNumber: line(40).default(''),
  isFuneralDirector: z.boolean().default(false),
  isVisibleInProfilePage: z.boolean().default(false),
});
export type MemberFields = z.infer<typeof memberFieldsSchema>;
