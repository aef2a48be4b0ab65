import { randomUUID } from 'node:crypto';
import { locationItems } from '#functions/table/location.ts';
import type { Dashboard, HomeMessage } from '#shared/contract/workspace.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { Membership } from '#shared/model/membership.ts';
import { newAddress, newEmail, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';

/** Returns a home that no other test uses, and someone who works there; `at` adds someone else who does. */
export async function busyHome(changes: Partial<LocationProfile> = {}) {
  const home = sampleHome({ id: randomUUID(), ...changes });
  await openCloudTable().putAll(locationItems(home));
  return { home, staff: await worksAt(home), at: (facts: Partial<Membership>) => worksAt(home, facts) };
}

/** Returns someone who works at a home, ready to make calls. */
export async function worksAt(
  { id, name }: Pick<LocationProfile, 'id' | 'name'>,
  facts: Partial<Membership> = {},
): Promise<RequestOptions> {
  const who = await person({
    firstName: 'Stella',
    lastName: 'Teal',
    memberships: [{ locationId: id, locationName: name, access: 'staff', ...facts }],
  });
  return { token: who.token, headers: who.headers };
}

/** Writes to a home as a family, from a new address. */
export async function writeTo(home: Pick<LocationProfile, 'id'>, changes: object = {}): Promise<void> {
  const input = {
    id: home.id,
    needType: 'at-need',
    name: 'Ada Tester',
    email: newEmail('ada'),
    phone: '',
    message: 'Hello.',
    ...changes,
  };
  await ok('requestInformation', input, { key: randomUUID(), from: newAddress() });
}

export const dashboardOf = (by: RequestOptions) => ok<Dashboard>('getDashboard', {}, by);
export const messagesOf = (by: RequestOptions, input: object = {}) =>
  ok<{ items: HomeMessage[]; nextCursor: string | null }>('getMessages', input, by);

/** Returns how many of a kind were counted, over all days. */
export const totalOf = ({ activity }: Dashboard, kind: 'views' | 'messages' | 'plansStarted' | 'plansSent'): number =>
  activity.flatMap((month) => month[kind]).reduce((sum, count) => sum + count, 0);
