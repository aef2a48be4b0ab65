import type { LocationRow } from '#functions/table/location-row.ts';
import { type LocationProfile, locationSchema } from '#shared/model/location.ts';

const ofRow: ReadonlySet<string> = new Set(['version', ...Object.keys(locationSchema.shape)]);

/** A home's own row out of its whole profile, whatever else a profile has come to hold. */
export const rowIn = (profile: LocationProfile & { version: number }): LocationRow =>
  Object.fromEntries(Object.entries(profile).filter(([field]) => ofRow.has(field))) as LocationRow;
