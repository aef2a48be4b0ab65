import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { email, guid, instant, line, optionalPhone, requiredLine } from '../values/schemas.ts';
import { tradeKind } from './enumerations/custody.ts';
import { accountStatus, staffAccess, staffKind } from './enumerations/people.ts';

const name = requiredLine(64, 'Required field.');

/** Describes an employee as lists and pickers show them. */
export const employeeSchema = lazyObject(() => ({
  id: guid,
  fullName: line(200),
  email: email,
  phone: optionalPhone,
}));
export type Employee = z.infer<typeof employeeSchema>;

/** Describes an open invitation. Only the email with this `id` opens the home, and only until `expiresOn`. */
const staffInvitationSchema = lazyObject(() => ({ id: guid, sentOn: instant, expiresOn: instant }));
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/**
 * Describes a member of a home's staff, or a person of a trade company. `appUserId` is set once an account has accepted the invitation, `invitation` only
 * while one is open (status Pending). Defaults: access Admin, status Not invited (docs/decisions.md, People). `image` is the path of a picture.
 */
export const staffMemberSchema = lazyObject(() => ({
  id: guid,
  appUserId: guid.optional(),
  providerLocationId: guid,
  fullName: line(200),
  firstName: name,
  middleName: line(64).optional(),
  lastName: name,
  title: line(80).optional(),
  email: email,
  phone: optionalPhone.default(''),
  kind: z.enum(staffKind.values).default('staff'),
  /** What a trade company does, which decides which pages of a decedent's custody it fills in. */
  tradeKinds: z.array(z.enum(tradeKind.values)).max(tradeKind.values.length).optional(),
  access: z.enum(staffAccess.values).default('admin'),
  status: z.enum(accountStatus.values).default('not-invited'),
  licenseNumber: line(40).optional(),
  registrationNumber: line(40).optional(),
  isFuneralDirector: z.boolean().default(false),
  isVisibleInProfilePage: z.boolean().default(false),
  image: line(300).optional(),
  /** Whether they turned off the daily email about their tasks. */
  noTaskDigest: z.boolean().optional(),
  invitation: staffInvitationSchema.optional(),
}));
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Describes what families see of a visible member: no address, number, or license. */
const teamMemberSchema = lazyObject(
  () =>
    staffMemberSchema.pick({
      id: true,
      fullName: true,
      title: true,
      isFuneralDirector: true,
      image: true,
    }).shape,
);
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** Describes an entry of a staff picker. */
export const staffOptionSchema = lazyObject(() => ({ id: guid, fullName: line(200), disabled: z.boolean() }));
export type StaffOption = z.infer<typeof staffOptionSchema>;
