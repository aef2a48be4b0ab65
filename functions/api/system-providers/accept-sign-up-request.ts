import { problem } from '#functions/problem.ts';
import { eventActor } from '#functions/runtime/actor.ts';
import { newLocationItems } from '#functions/table/location.ts';
import { signUpRequestMove } from '#functions/table/sign-up-request.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { invitationWrites } from '#functions/team/invitation-writes.ts';
import { refuseOtherAccount } from '#functions/team/refuse-other-account.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { type Location, locationSchema } from '#shared/model/location.ts';
import type { NewHome } from '#shared/model/sign-up-request.ts';
import { DEFAULT_COUNTRY } from '#shared/values/countries.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { stateName } from '#shared/values/states.ts';
import type { SystemProvidersContext } from './implementer.ts';
import { os } from './implementer.ts';
import { decidedWords, requestOf } from './move-request.ts';

type Input = NewHome & { id: string };

/** Returns the position that a lookup gave, or else the middle of the ZIP code. Without one, families could never find the home. */
async function pointOf(
  { places }: SystemProvidersContext,
  { lat, lon, postalCode }: Input,
): Promise<{ lat: number; lon: number }> {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  const place = await places.findPlace(postalCode.slice(0, 5));
  if (place) return { lat: place.lat, lon: place.lon };
  const message = 'We do not know this ZIP code. Please check it.';
  throw problem('invalid_input', { errors: [{ field: 'postalCode', message }] });
}

/** Builds a home that families can't find yet: its name, where it is, and how to reach it until its owner says otherwise. */
async function homeOf(context: SystemProvidersContext, id: string, input: Input): Promise<Location> {
  const { name, address1, address2, city, stateCode, postalCode, timeZone, email, phone } = input;
  const parts = { address1, ...(address2 ? { address2 } : {}), city, stateCode, postalCode, countryCode: DEFAULT_COUNTRY };
  const address = { ...parts, state: stateName(stateCode), ...(await pointOf(context, input)), formatted: formatAddress(parts) };
  return locationSchema.parse({ id, name, address, timeZone, email, phone });
}

/** Builds the owner of a new home, before they have an account. Whether they are a funeral director is for the owner to say. */
const ownerOf = (id: string, providerLocationId: string, { firstName, lastName, email, phone }: Input) =>
  staffMemberSchema.parse({
    id,
    providerLocationId,
    firstName,
    lastName,
    fullName: fullNameOf({ firstName, lastName }),
    email,
    phone,
    access: 'owner',
  });

/** Creates a home from a request and invites its owner: home, owner, the end of the request, and the invitation's event are one transaction. */
export const acceptSignUpRequest = os.acceptSignUpRequest.handler(async ({ input, context }) => {
  const request = await requestOf(context, input.id);
  if (request.status !== 'open') throw problem('conflict', { detail: decidedWords[request.status] });
  await refuseOtherAccount(context.table, input.email);
  const location = await homeOf(context, context.newId(), input);
  const owner = ownerOf(context.newId(), location.id, input);
  const decided = {
    status: 'accepted' as const,
    decidedOn: context.now.toISOString(),
    locationId: location.id,
    updatedBy: eventActor(context.actor),
  };
  try {
    await context.table.transact([
      signUpRequestMove(input.id, 'open', decided),
      ...newLocationItems(location).map((put) => ({ put, unless: 'exists' as const })),
      ...invitationWrites(context, { location, employee: owner }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('conflict', { detail: decidedWords[(await requestOf(context, input.id)).status] });
  }
  return { locationId: location.id, employeeId: owner.id };
});
