import type { Removal } from '../contract/cases-views.ts';
import type { Decedent } from '../model/decedent.ts';
import { formatAddress } from '../values/format-address.ts';

/** Writes where a decedent is to be removed from, with the floor and the room: the place of death, or where they were brought since. Empty if unknown. */
export function removalPlace(
  { placeOfDeathAddress }: Pick<Decedent, 'placeOfDeathAddress'>,
  { isStillAtPlaceOfDeath, presentLocation }: Pick<Removal, 'isStillAtPlaceOfDeath' | 'presentLocation'>,
): string {
  const at = isStillAtPlaceOfDeath === false ? presentLocation : placeOfDeathAddress;
  if (!at) return '';
  return [formatAddress(at), at.floor && `floor ${at.floor}`, at.room && `room ${at.room}`].filter(Boolean).join(', ');
}

/** The questions of the first call about where a decedent is picked up: the place, the way in, from when, and whom to call there. */
export const removalLocation: ReadonlySet<string> = new Set([
  ...['placeOfDeathType', 'placeOfDeathSpecify', 'placeOfDeathAddress', 'isStillAtPlaceOfDeath', 'presentLocation'],
  ...['removalAccess', 'readyFrom', 'releasingContact', 'familyWillBePresent'],
]);
