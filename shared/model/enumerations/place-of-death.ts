// Where someone died. Separate from the certificate's other items, because an address asks for it and a browser that shows an address needs no more of
// them.
import { defineEnumeration, type ValueOf } from '../enumeration.ts';
import type { CertificatePlaceOfDeath } from './vital-records.ts';

/**
 * Lists where someone can have died, as staff and families choose it (docs/vocabulary.md, The older product), with the certificate's value (item 14). A
 * private residence is the decedent's home only if it was their own; otherwise it's `other` (`certificatePlaceOf`).
 */
export const placeOfDeath = defineEnumeration({
  'nursing-facility': { label: 'Nursing Facility', certificate: 'nursing-home' },
  'hospice-facility': { label: 'Hospice Facility', certificate: 'hospice-facility' },
  'hospice-in-home': { label: 'Hospice In-home', certificate: 'decedents-home' },
  'hospital-inpatient': { label: 'Hospital Inpatient', certificate: 'inpatient' },
  'hospital-er': { label: 'Hospital ER', certificate: 'emergency-room' },
  'assisted-living': { label: 'Assisted living', certificate: 'other' },
  'rehabilitation-facility': { label: 'Rehabilitation facility', certificate: 'other' },
  'medical-examiner': { label: 'Medical Examiner', certificate: 'other' },
  'private-residence': { label: 'Private Residence', certificate: 'decedents-home' },
  'another-funeral-home': { label: 'Another Funeral Home', certificate: 'other' },
  other: { label: 'Other', certificate: 'other' },
});
export type PlaceOfDeath = ValueOf<typeof placeOfDeath>;

/** Returns the certificate's value for a place; `isOwnHome` says whether a private residence was the decedent's own. */
export function certificatePlaceOf(place: PlaceOfDeath, isOwnHome: boolean): CertificatePlaceOfDeath {
  if (place === 'private-residence' && !isOwnHome) return 'other';
  return placeOfDeath.table[place].certificate as CertificatePlaceOfDeath;
}
