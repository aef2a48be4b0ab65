import { randomUUID } from 'node:crypto';
import { accountKeys } from '#functions/table/account.ts';
import { openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { added, invited, savedFields, teamHome } from '#test/journeys/parts/team-home.ts';
import { person } from '#test/world/cast.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a home with someone who isn't invited yet. The owner asks. */
async function withNewcomer(changes: object = {}) {
  const { owner } = await teamHome();
  return { options: owner.by, row: await added(owner.by, changes) };
}

/** Requests of the team's calls, in their most expensive form. */
export const recipes: Record<string, Recipe> = {
  getAllEmployees: async () => ({ options: (await teamHome()).owner.by }),
  getEmployeesList: async () => ({ options: (await teamHome()).owner.by }),
  getFuneralDirectors: async () => ({ options: (await teamHome()).owner.by }),
  getEmployee: async () => {
    const { owner, staff } = await teamHome();
    return { input: { id: staff.member.id }, options: owner.by };
  },
  getEmployeeOfUser: async () => {
    const { owner, staff } = await teamHome();
    return { input: { id: staff.person.account.id }, options: owner.by };
  },
  validateEmployeeEmail: async () => {
    const elsewhere = await person({ memberships: [{}] });
    return { input: { email: elsewhere.account.email }, options: (await teamHome()).owner.by };
  },
  getEmployeeWork: async () => {
    const { owner, staff } = await teamHome();
    return { input: { id: staff.member.id }, options: owner.by };
  },
  saveEmployee: async () => {
    const { options, row } = await withNewcomer();
    const elsewhere = await person({ memberships: [{}] });
    const changes = { email: elsewhere.account.email, isVisibleInProfilePage: true };
    return { input: savedFields(row, changes), options };
  },
  inviteEmployee: async () => {
    const { options, row } = await withNewcomer();
    const elsewhere = await person({ memberships: [{}] });
    return { input: { id: row.id, email: elsewhere.account.email }, options };
  },
  cancelEmployeeInvite: async () => {
    const { owner } = await teamHome();
    return { input: { id: (await invited(owner.by)).id }, options: owner.by };
  },
  transferOwnership: async () => {
    const { owner, admin } = await teamHome();
    return { input: { oldOwnerId: owner.member.id, newOwnerId: admin.member.id }, options: owner.by };
  },
  deleteEmployee: async () => {
    const { owner, staff } = await teamHome();
    return { input: { id: staff.member.id }, options: owner.by };
  },
  getTeamSecondFactor: async () => ({ options: (await teamHome()).owner.by }),
  requireSecondFactor: async () => {
    const { owner } = await teamHome();
    return { input: { isRequired: true }, options: { ...owner.by, key: randomUUID() } };
  },
  resetSecondFactor: async () => {
    const { owner, staff } = await teamHome();
    const on = { secondFactorOn: new Date().toISOString() };
    await openCloudTable().update(accountKeys.account(staff.person.account.id), on);
    return { input: { id: staff.member.id }, options: { ...owner.by, key: randomUUID() } };
  },
};
