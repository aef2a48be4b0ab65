import { problem } from '#functions/problem.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { locationsByName } from '#functions/table/location.ts';
import { isOwner } from '#shared/access/can.ts';
import type { SystemProvider } from '#shared/contract/system-providers.ts';
import type { OwnerState } from '#shared/model/enumerations/sign-up.ts';
import type { Location } from '#shared/model/location.ts';
import { isGuid } from '#shared/values/ids.ts';
import type { SystemProvidersContext } from './implementer.ts';
import { os } from './implementer.ts';

type Position = Pick<Location, 'id' | 'name'>;

const cursorOf = ({ id, name }: Position): string => Buffer.from(`l:${id}${name}`).toString('base64url');

function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString();
  const id = text.slice(2, 38);
  if (text.startsWith('l:') && isGuid(id)) return { id: id.toLowerCase(), name: text.slice(38) };
  throw problem('invalid_input', { errors: [{ field: 'cursor', message: 'This list can no longer be continued.' }] });
}

/** Returns how far an owner has come by a given time. */
function stateOf({ appUserId, invitation }: EmployeeRow, now: Date): OwnerState {
  if (appUserId) return 'active';
  if (!invitation) return 'not-invited';
  return Date.parse(invitation.expiresOn) > now.getTime() ? 'invited' : 'expired';
}

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
          state: stateOf(owner, now),
          invitedUntil: owner.invitation?.expiresOn ?? null,
          version: owner.version,
        }
      : null,
  };
}

/**
 * Lists homes by name, launched or not. One query for the page, and one per home for its owner, all in parallel: ownership can be transferred, and a second
 * copy of the owner could disagree with the team.
 */
export const getProviders = os.getProviders.handler(async ({ input, context }) => {
  const after = input.cursor ? positionOf(input.cursor) : null;
  const { locations, hasMore } = await locationsByName(context.table, {
    startsWith: input.query ?? '',
    limit: input.pageSize,
    after,
  });
  const last = locations.at(-1);
  return {
    items: await Promise.all(locations.map((location) => providerOf(context, location))),
    nextCursor: hasMore && last ? cursorOf(last) : null,
  };
});
