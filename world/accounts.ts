import type { Account } from '#shared/model/account.ts';
import type { Membership } from '#shared/model/membership.ts';
import { homes } from './data/homes.ts';
import type { World } from './generate.ts';
import { idOf } from './ids.ts';
import { samplePeople } from './sign-ins.ts';

/** The day on which the sample accounts were opened: the sample data has no clock. */
const OPENED = '2026-01-05T15:00:00.000Z';

/** An account with its memberships and password. functions/table keeps the former and the user pool the latter. */
export type SampleAccount = {
  account: Account & { version: number; pendingEmail: null; defaultLocationId: string | null; sessionsValidFrom: null };
  memberships: Membership[];
  password: string;
};

/** Returns the accounts of the people who can sign in. */
export function accounts(world: World): SampleAccount[] {
  return samplePeople.map((person) => {
    const memberships = person.places.map(({ home, access, kind }) => {
      const zip = homes.find(({ name }) => name === home)?.zip ?? '';
      const locationId = idOf('location', home, zip);
      const profile = world.homes.find((each) => each.profile.id === locationId)?.profile;
      const employee = profile?.employees.find(({ email }) => email === person.email);
      if (!profile || !employee) throw new Error(`${person.email} does not work at ${home}`);
      const { id: employeeId, fullName } = employee;
      return { locationId, locationName: home, timeZone: profile.timeZone, employeeId, access, kind, fullName };
    });
    return {
      account: {
        id: idOf('account', person.email),
        kind: person.kind,
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        phoneNumber: '',
        isEmailVerified: true,
        status: 'active',
        createdOn: OPENED,
        updatedOn: OPENED,
        version: 1,
        pendingEmail: null,
        defaultLocationId: memberships[0]?.locationId ?? null,
        sessionsValidFrom: null,
      },
      memberships,
      password: person.password,
    };
  });
}
