import * as z from 'zod';
import { employeeSchema, staffMemberSchema, staffOptionSchema } from '#shared/model/employee.ts';
import { memberFieldsSchema } from '#shared/team/member-fields.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid, optionalPhone, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';

/** A member with the version of the row, which a save has to have seen. */
const teamMemberRowSchema = lazyObject(() => ({ ...staffMemberSchema.shape, version }));
export type TeamMemberRow = z.infer<typeof teamMemberRowSchema>;

/** What is known of an email that somebody wants to invite; `message` says it in the words of the screen. */
const addressAnswerSchema = lazyObject(() => ({
  state: z.enum(['available', 'own', 'in-team', 'unavailable']),
  canInvite: z.boolean(),
  message: z.string(),
}));

/** What hangs on a member and would change with their going; `whyNot` where they cannot go. */
const memberWorkSchema = lazyObject(() => ({ whyNot: z.string().nullable(), items: z.array(z.string()) }));

/** Whether a home asks its staff for a second factor, since when and by whom, and which members (ids) have one. */
const teamSecondFactorSchema = lazyObject(() => ({
  requiredSince: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  membersWith: z.array(guid),
}));
export type TeamSecondFactor = z.infer<typeof teamSecondFactorSchema>;

/** Nothing: a field that is not known is refused here as everywhere. */
const nothing = lazyObject(() => ({})).optional();
const byId = lazyObject(() => ({ id: guid }));
const base = '/api/locations/current/employee' as const;

/** `/api/locations/current/employee`: who works at a home, who is invited, and what each may do. */
export const team = {
  getAllEmployees: call({
    name: 'getAllEmployees',
    method: 'GET',
    path: '/api/locations/current/employees/all',
    access: 'team.read',
    summary: 'Everybody of the home, invited and inactive ones too',
  })
    .input(nothing)
    .output(lazyObject(() => ({ items: z.array(teamMemberRowSchema) }))),
  getEmployeesList: call({
    name: 'getEmployeesList',
    method: 'GET',
    path: '/api/locations/current/employees/list',
    access: 'team.read',
    summary: "The home's people in short, for pickers",
  })
    .input(nothing)
    .output(lazyObject(() => ({ items: z.array(staffOptionSchema) }))),
  getFuneralDirectors: call({
    name: 'getFuneralDirectors',
    method: 'GET',
    path: '/api/locations/current/funeralDirector/list',
    access: 'team.read',
    summary: "The home's funeral directors with their licences",
  })
    .input(nothing)
    .output(lazyObject(() => ({ items: z.array(employeeSchema.extend({ licenseNumber: z.string() })) }))),
  getEmployee: call({
    name: 'getEmployee',
    method: 'GET',
    path: `${base}/{id}`,
    access: 'team.read',
    summary: 'One member of the home',
  })
    .input(byId)
    .output(teamMemberRowSchema),
  getEmployeeOfUser: call({
    name: 'getEmployeeOfUser',
    method: 'GET',
    path: `${base}/user/{id}`,
    access: 'team.read',
    summary: 'The member of the home who signs in with an account',
  })
    .input(byId)
    .output(teamMemberRowSchema),
  validateEmployeeEmail: call({
    name: 'validateEmployeeEmail',
    method: 'GET',
    path: `${base}/{email}/validate`,
    access: 'team.manage',
    summary: 'Whether an email can be invited to the home, and why not; `employeeId` is the member that has it already',
  })
    .input(lazyObject(() => ({ email, employeeId: guid.optional() })))
    .output(addressAnswerSchema),
  getEmployeeWork: call({
    name: 'getEmployeeWork',
    method: 'GET',
    path: `${base}/{id}/work`,
    access: 'team.manage',
    summary: 'What hangs on a member and would change with their going',
  })
    .input(byId)
    .output(memberWorkSchema),
  saveEmployee: call({
    name: 'saveEmployee',
    method: 'POST',
    path: base,
    access: 'team.manage',
    summary: 'Save a member at the version seen, or add one (without an id), who is then not invited yet',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...memberFieldsSchema.shape, id: guid.optional(), version: version.optional() })))
    .output(teamMemberRowSchema),
  inviteEmployee: call({
    name: 'inviteEmployee',
    method: 'POST',
    path: `${base}/invite`,
    access: 'team.manage',
    summary: 'Mail a member the link that opens the home; again, and the earlier link is void',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, email, phone: optionalPhone.default('') })))
    .output(teamMemberRowSchema),
  cancelEmployeeInvite: call({
    name: 'cancelEmployeeInvite',
    method: 'POST',
    path: `${base}/{id}/cancelinvite`,
    access: 'team.manage',
    summary: 'Take an invitation back: its link opens nothing from then on',
  })
    .input(byId)
    .output(teamMemberRowSchema),
  transferOwnership: call({
    name: 'transferOwnership',
    method: 'POST',
    path: `${base}/transferOwnership`,
    access: 'ownership.transfer',
    summary: 'Hand the home over to another member; the one who was owner is admin from then on',
  })
    .input(lazyObject(() => ({ oldOwnerId: guid, newOwnerId: guid })))
    .output(doneSchema),
  deleteEmployee: call({
    name: 'deleteEmployee',
    method: 'DELETE',
    path: `${base}/{id}`,
    access: 'team.manage',
    summary: 'Remove a member, who loses access immediately',
  })
    .input(byId)
    .output(doneSchema),
  getTeamSecondFactor: call({
    name: 'getTeamSecondFactor',
    method: 'GET',
    path: '/api/locations/current/secondFactor',
    access: 'team.manage',
    summary: 'Whether the home requires a second factor, and which members have one',
  })
    .input(nothing)
    .output(teamSecondFactorSchema),
  requireSecondFactor: call({
    name: 'requireSecondFactor',
    method: 'POST',
    path: '/api/locations/current/secondFactor',
    access: 'second-factor.require',
    summary: 'Require a second factor of everyone who works at the home, or no longer',
  })
    .input(lazyObject(() => ({ isRequired: z.boolean() })))
    .output(teamSecondFactorSchema),
  resetSecondFactor: call({
    name: 'resetSecondFactor',
    method: 'POST',
    path: `${base}/{id}/resetSecondFactor`,
    access: 'team.manage',
    summary: "Take away a member's second factor, who lost the phone and the recovery codes; every session of theirs ends",
  })
    .input(byId)
    .output(doneSchema),
};
