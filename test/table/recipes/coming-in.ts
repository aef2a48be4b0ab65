import { randomBytes, randomUUID } from 'node:crypto';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { newLocationItems } from '#functions/table/location.ts';
import { signUpRequestItem } from '#functions/table/sign-up-request.ts';
import { tokenItem } from '#functions/table/token.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { locationSchema } from '#shared/model/location.ts';
import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import { newEmail, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { joinRequest, newHome, passphrase } from '#test/journeys/parts/invitations.ts';
import { person } from '#test/world/cast.ts';

type Request = { input?: unknown; options?: RequestOptions };

const by = async (): Promise<RequestOptions> => ({
  token: (await person({ kind: 'system' })).token,
  key: randomUUID(),
});

/** Writes a home's request into the table. */
async function request(status: SignUpRequestRecord['status'] = 'open'): Promise<string> {
  const id = randomUUID();
  const record = { ...joinRequest('A Home That Asked'), id, createdOn: new Date().toISOString(), status };
  await openCloudTable().put(signUpRequestItem(record));
  return id;
}

/** A home whose owner is invited, and the token of the letter, without the mail. */
export async function invited(to?: string) {
  const { firstName, lastName, email, phone, name, timeZone, ...address } = newHome('An Invited Home', to);
  const at = { lat: 42.36, lon: -71.06 };
  const location = locationSchema.parse({ id: randomUUID(), name, timeZone, address: { ...address, ...at } });
  const now = new Date();
  const invitation = {
    id: randomUUID(),
    sentOn: now.toISOString(),
    expiresOn: new Date(now.getTime() + 86_400_000).toISOString(),
  };
  const owner = staffMemberSchema.parse({
    id: randomUUID(),
    providerLocationId: location.id,
    fullName: `${firstName} ${lastName}`,
    ...{ firstName, lastName, email, phone, invitation },
    access: 'owner',
    status: 'pending',
  });
  const { raw, record } = newToken('staff-invitation', { email, accountId: null }, { now, randomBytes: () => randomBytes(32) });
  const ids = { locationId: location.id, employeeId: owner.id, invitationId: invitation.id };
  await openCloudTable().putAll([...newLocationItems(location), employeeItem(owner), tokenItem({ ...record, invitation: ids })]);
  return { locationId: location.id, token: raw };
}

/** A successful request of each call by which homes and their staff join, in its most expensive form. */
export const recipes: Record<string, () => Request | Promise<Request>> = {
  providerSignup: () => ({ input: joinRequest('A Home That Asks') }),
  getSignUpRequests: async () => ({ input: { status: 'open', query: 'home', pageSize: 100 }, options: await by() }),
  getSignUpRequest: async () => ({ input: { id: await request() }, options: await by() }),
  acceptSignUpRequest: async () => ({
    input: { ...newHome('A New Home', newEmail('owner')), lat: 42.36, lon: -71.06, id: await request() },
    options: await by(),
  }),
  dismissSignUpRequest: async () => ({ input: { id: await request() }, options: await by() }),
  reopenSignUpRequest: async () => ({ input: { id: await request('dismissed') }, options: await by() }),
  getProviders: async () => ({ input: { pageSize: 20 }, options: await by() }),
  resendOwnerInvitation: async () => ({ input: { id: (await invited()).locationId }, options: await by() }),
  correctOwnerEmail: async () => ({
    input: { id: (await invited()).locationId, email: newEmail('right'), version: 1 },
    options: await by(),
  }),
  cancelOwnerInvitation: async () => ({ input: { id: (await invited()).locationId }, options: await by() }),
  validateInvitation: async () => ({ input: { token: (await invited()).token } }),
  activateEmployee: async () => ({
    input: { token: (await invited()).token, firstName: 'Nora', lastName: 'Calloway', password: passphrase },
  }),
};
