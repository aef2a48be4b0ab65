import type { LocationRow } from '#functions/table/location-row.ts';
import type { LocationProfile } from '#shared/model/location.ts';

/** A home's own row out of its whole profile. */
export function rowIn(profile: LocationProfile & { version: number }): LocationRow {
  const { reviews: _reviews, employees: _employees, images: _images, templates: _templates, priceList: _list, ...row } = profile;
  return row;
}
