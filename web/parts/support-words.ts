import type { SystemUser } from '#shared/contract/systemusers.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/**
 * Says whom a support session acts for: the person, their home (null if they no longer have one), and the hour when it ends, by the
 * browser's clock with its zone: times on the home's screens are in the home's.
 */
export const actedFor = ({ user, until }: NonNullable<SystemUser['support']>) => {
  const home = user.memberships.find(({ locationId }) => locationId === user.providerLocationId) ?? user.memberships[0];
  return {
    person: `${user.firstName} ${user.lastName}`.trim() || user.email,
    home: home?.locationName ?? null,
    until: clock.format(new Date(until)).replace(/\u202f/g, ' '),
  };
};
