import * as z from 'zod';
import { employeeSchema, staffMemberSchema, staffOptionSchema } from '#shared/model/employee.ts';
import { memberFieldsSchema } from '#shared/team/member-fields.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid, optionalPhone, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';

/** Describes a member with the version of their row, which a save sends. */
const teamMemberRowSchema = lazyObject(() => ({ ...staffMemberSchema.shape, version }));
export type TeamMemberRow = z.infer<typeof teamMemberRowSchema>;

/** Describes whether an email can be invited; `message` says it in the screen's words. */
const addressAnswerSchema = lazyObject(() => ({
  state: z.enum(['available', 'own', 'in-team']),
  canInvite: z.boolean(),
  message: z.string(),
}));

/** Describes what would change if a member left; `whyNot` is set if they can't be removed. */
const memberWorkSchema = lazyObject(() => ({ whyNot: z.string().nullable(), items: z.array(z.string()) }));

/** Describes whether a home requires a second factor, since when and by whom, and which members (ids) have one. */
const teamSecondFactorSchema = lazyObject(() => ({
  requiredSince: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  membersWith: z.array(guid),
}));
export type TeamSecondFactor = z.infer<typeof teamSecondFactorSchema>;

/** Describes an empty body: unknown fields are refused here like everywhere else. */
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
    summary: 'Lists everyone at the home, including invited and inactive members',
  })
    .input(nothing)
    .output(lazyObject(() => ({ items: z.array(teamMemberRowSchema) }))),
  getEmployeesList: call({
    name: 'getEmployeesList',
    method: 'GET',
    path: '/api/locations/current/employees/list',
    access: 'team.read',
    summary: "Lists the home's people in brief, for pickers",
  })
    .input(nothing)
    .output(lazyObject(() => ({ items: z.array(staffOptionSchema) }))),
  getFuneralDirectors: call({
    name: 'getFuneralDirectors',
    method: 'GET',
    path: '/api/locations/current/funeralDirector/list',
    access: 'team.read',
    summary: "Lists the home's funeral directors with their licenses",
  })
    .input(nothing)
    .output(lazyObject(() => ({ items: z.array(employeeSchema.extend({ licenseNumber: z.string() })) }))),
  getEmployee: call({
    name: 'getEmployee',
    method: 'GET',
    path: `${base}/{id}`,
    access: 'team.read',
    summary: 'Returns one member of the home',
  })
    .input(byId)
    .output(teamMemberRowSchema),
  getEmployeeOfUser: call({
    name: 'getEmployeeOfUser',
    method: 'GET',
    path: `${base}/user/{id}`,
    access: 'team.read',
    summary: 'Returns the member of the home who signs in with an account',
  })
    .input(byId)
    .output(teamMemberRowSchema),
  validateEmployeeEmail: call({
    name: 'validateEmployeeEmail',
    method: 'GET',
    path: `${base}/{email}/validate`,
    access: 'team.manage',
    summary:
      'Returns whether an email can be invited to the home, and if not, why; `employeeId` is the member who already has it',
  })
    .input(lazyObject(() => ({ email, employeeId: guid.optional() })))
    .output(addressAnswerSchema),
  getEmployeeWork: call({
    name: 'getEmployeeWork',
    method: 'GET',
    path: `${base}/{id}/work`,
    access: 'team.manage',
    summary: 'Lists what would change if a member left',
  })
    .input(byId)
    .output(memberWorkSchema),
  saveEmployee: call({
    name: 'saveEmployee',
    method: 'POST',
    path: base,
    access: 'team.manage',
    summary: "Saves a member at the version seen, or (without an id) adds one, who isn't invited yet",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...memberFieldsSchema.shape, id: guid.optional(), version: version.optional() })))
    .output(teamMemberRowSchema),
  inviteEmployee: call({
    name: 'inviteEmployee',
    method: 'POST',
    path: `${base}/invite`,
    access: 'team.manage',
    summary: 'Emails a member the link that opens the home; an earlier link stops working',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, email, phone: optionalPhone.default('') })))
    .output(teamMemberRowSchema),
  cancelEmployeeInvite: call({
    name: 'cancelEmployeeInvite',
    method: 'POST',
    path: `${base}/{id}/cancelinvite`,
    access: 'team.manage',
    summary: 'Cancels an invitation; its link stops working',
  })
    .input(byId)
    .output(teamMemberRowSchema),
  transferOwnership: call({
    name: 'transferOwnership',
    method: 'POST',
    path: `${base}/transferOwnership`,
    access: 'ownership.transfer',
    summary: 'Transfers the home to another member; the former owner becomes an admin',
  })
    .input(lazyObject(() => ({ oldOwnerId: guid, newOwnerId: guid })))
    .output(doneSchema),
  deleteEmployee: call({
    name: 'deleteEmployee',
    method: 'DELETE',
    path: `${base}/{id}`,
    access: 'team.manage',
    summary: 'Removes a member, who loses access immediately',
  })
    .input(byId)
    .output(doneSchema),
  getTeamSecondFactor: call({
    name: 'getTeamSecondFactor',
    method: 'GET',
    path: '/api/locations/current/secondFactor',
    access: 'team.manage',
    summary: 'Returns whether the home requires a second factor, and which members have one',
  })
    .input(nothing)
    .output(teamSecondFactorSchema),
  requireSecondFactor: call({
    name: 'requireSecondFactor',
    method: 'POST',
    path: '/api/locations/current/secondFactor',
    access: 'second-factor.require',
    summary: 'Requires everyone who works at the home to have a second factor, or stops requiring it',
  })
    .input(lazyObject(() => ({ isRequired: z.boolean() })))
    .output(teamSecondFactorSchema),
  resetSecondFactor: call({
    name: 'resetSecondFactor',
    method: 'POST',
    path: `${base}/{id}/resetSecondFactor`,
    access: 'team.manage',
    summary: 'Resets the second factor of a member who lost the phone and the recovery codes; all of their sessions end',
  })
    .input(byId)
    .output(doneSchema),
};
