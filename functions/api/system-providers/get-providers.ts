import { findHomes } from '#functions/homes/find-homes.ts';
import { memberState } from '#functions/homes/member-state.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { isOwner } from '#shared/access/can.ts';
import type { SystemProvider } from '#shared/contract/system-providers.ts';
import type { Location } from '#shared/model/location.ts';
import type { SystemProvidersContext } from './implementer.ts';
import { os } from './implementer.ts';

async function providerOf({ table, now }: SystemProvidersContext, location: Location): Promise<SystemProvider> {
  const { id, name, address, isActive } = location;
  const owner = (await readEmployees(table, id)).find(isOwner);
  return {
    id,
    name,
    city: address.city,
    stateCode: address.stateCode,
    isActive,
    owner: owner
      ? {
          fullName: owner.fullName,
          email: owner.email,
          state: memberState(owner, now),
          invitedUntil: owner.invitation?.expiresOn ?? null,
          version: owner.version,
        }
      : null,
  };
}

/**
 * Lists homes, launched or not. One query for the page (and one read where the owner's email was searched), and one per home for its owner, all in parallel:
 * ownership can be transferred, and a second copy of the owner could disagree with the team.
 */
export const getProviders = os.getProviders.handler(async ({ input, context }) => {
  const { locations, nextCursor } = await findHomes(context.table, input);
  return { items: await Promise.all(locations.map((location) => providerOf(context, location))), nextCursor };
});
