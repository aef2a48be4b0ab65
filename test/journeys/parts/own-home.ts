import { randomUUID } from 'node:crypto';
import { locationItems } from '#functions/table/location.ts';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { newAddress, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person, type Recipe } from '#test/world/cast.ts';
import { farAddress } from '#test/world/far-address.ts';
import { homeCalled } from '#test/world/world.ts';

/** Returns a home that lacks nothing for its launch, copied from the sample data with new ids. */
function readyHome(id: string): LocationProfile {
  const { priceList: _list, ...model } = homeCalled('Granite');
  const ofHere = { providerLocationId: id };
  return {
    ...model,
    address: farAddress,
    id,
    name: `Quince House ${id.slice(0, 8)}`,
    isActive: false,
    googlePlaceId: undefined,
    employees: model.employees
      .slice(0, 1)
      .map((each) => ({ ...each, ...ofHere, id: randomUUID(), licenseNumber: undefined, appUserId: undefined })),
    images: model.images.slice(0, 1).map((each) => ({ ...each, ...ofHere, id: randomUUID() })),
    templates: model.templates.slice(0, 3).map((each) => ({ ...each, ...ofHere, id: randomUUID() })),
  };
}

/** Makes a home for this test alone, not launched and with nothing missing unless `changes` say so, and a person who works there. */
export async function ownHome(
  changes: Partial<LocationProfile> = {},
  access: 'owner' | 'admin' | 'staff' | 'view-only' = 'admin',
) {
  const id = randomUUID();
  const home: LocationProfile = { ...readyHome(id), ...changes };
  const employeeId = home.employees[0]?.id ?? randomUUID();
  const recipe: Recipe = { memberships: [{ locationId: id, locationName: home.name, employeeId, access }] };
  const who = await person(recipe);
  home.employees = home.employees.map((employee, index) => (index === 0 ? { ...employee, appUserId: who.account.id } : employee));
  await openCloudTable().putAll(locationItems(home));
  const by: RequestOptions = { token: who.token, headers: who.headers, from: newAddress() };
  return { id, home, who, by };
}

/** Returns the home as its staff see it. */
export const currentHome = (by: RequestOptions) => ok<CurrentLocation>('getCurrentLocation', {}, by);

/** What the General Information drawer sends. */
export const generalInformation = {
  phoneNumber: '(617) 555-0134',
  emailAddress: 'desk@quince.example.com',
  licenseId: 'FE-1042',
  licenseType: 'funeral-establishment',
  hasPreNeedProgram: true,
  isPreNeedInsuranceFunded: true,
  isPreNeedTrustFunded: false,
  preNeedProgramCompany: 'Homesteaders of the Tests',
  acceptTermsAndConditions: true,
};
