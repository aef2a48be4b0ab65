import { expect } from 'vitest';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import { nextMail, tokenIn } from './mailbox.ts';
import type { Backstage } from './people.ts';
import { makePerson, newEmail } from './people.ts';
import { signInFully } from './signing-in.ts';
import { Visitor } from './visitor.ts';

const providersPath = '/api/system/providers';
export const passphrase = 'lantern over still water';

/** Returns what the sign-up drawer sends. */
export const joinRequest = (businessName: string) => ({
  businessName,
  email: newEmail('asks'),
  phoneNumber: '(617) 555-0188',
  firstName: 'Nora',
  lastName: 'Calloway',
});

/** Returns what an administrator fills in to make a home from a request. */
export const newHome = (name: string, email = newEmail('owner')) => ({
  name,
  address1: '12 Harbor Road',
  city: 'Boston',
  stateCode: 'MA',
  postalCode: '02134',
  timeZone: 'America/New_York',
  firstName: 'Nora',
  lastName: 'Calloway',
  email,
  phone: '(617) 555-0188',
});

/** Signs in an administrator. */
export async function administrator(cloud: TestCloud, scene: Backstage) {
  const person = await makePerson(scene, 'system');
  const browser = new Visitor(cloud.url);
  const { status, body } = await signInFully(browser, 'system', person);
  expect(status).toBe(200);
  const token = String(body.accessToken);
  return {
    get: (path: string) => browser.get(`${providersPath}${path}`, { token }),
    post: (path: string, input: unknown = {}) => browser.post(`${providersPath}${path}`, input, { token }),
  };
}
export type Administrator = Awaited<ReturnType<typeof administrator>>;

/** Makes a home's request to join, and returns its id. */
export async function askToJoin(cloud: TestCloud, admin: Administrator, businessName: string): Promise<string> {
  const request = joinRequest(businessName);
  const answer = await new Visitor(cloud.url).post('/api/public/locations/providerSignup', request);
  expect(answer).toMatchObject({ status: 200, body: { done: true } });
  const found = await admin.get(`/requests?query=${encodeURIComponent(request.email)}`);
  return (found.body.items as { id: string }[])[0]?.id ?? '';
}

/** Makes a home with an invited owner, and returns the token of the owner's email. */
export async function invitedHome(cloud: TestCloud, admin: Administrator, name: string, email = newEmail('owner'), letters = 1) {
  const id = await askToJoin(cloud, admin, name);
  const made = await admin.post(`/requests/${id}/accept`, newHome(name, email));
  expect(made.status).toBe(200);
  const token = tokenIn(await nextMail(cloud.mailUrl, email, letters));
  return { requestId: id, email, token, ...(made.body as { locationId: string; employeeId: string }) };
}
