// What a death certificate asks, with the codes to send.
//
// Sources: US Standard Certificate of Death (rev. 11/2003), item numbers as noted; `ije` codes and `vrdr` codes (HL7 v2/v3, SNOMED CT or
// null flavors OTH, UNK) as the Vital Records Death Reporting guide maps them.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists item 9, and Other from the older product (docs/vocabulary.md). Domestic partner has only an HL7 code; Other is sent as unknown with its text. */
export const maritalStatus = defineEnumeration({
  married: { label: 'Married', ije: 'M', vrdr: 'M', specify: false },
  separated: { label: 'Married but separated', ije: 'A', vrdr: 'L', specify: false },
  widowed: { label: 'Widowed', ije: 'W', vrdr: 'W', specify: false },
  divorced: { label: 'Divorced', ije: 'D', vrdr: 'D', specify: false },
  'never-married': { label: 'Never married', ije: 'S', vrdr: 'S', specify: false },
  unknown: { label: 'Unknown', ije: 'U', vrdr: 'UNK', specify: false },
  'domestic-partner': { label: 'Domestic Partner', ije: null, vrdr: 'T', specify: false },
  other: { label: 'Other (Specify)', ije: null, vrdr: null, specify: true },
});
export type MaritalStatus = ValueOf<typeof maritalStatus>;

/** Lists item 51: eight levels; `number` is the IJE code (9 is unknown), `vrdr` the HL7 v2-0360 or local code. */
export const education = defineEnumeration({
  'eighth-grade-or-less': { label: '8th grade or less', number: 1, vrdr: 'ELEM' },
  'no-diploma': { label: '9th - 12th grade; no diploma', number: 2, vrdr: 'SEC' },
  'high-school': { label: 'High school graduate or GED completed', number: 3, vrdr: 'HS' },
  'some-college': { label: 'Some college credit, but no degree', number: 4, vrdr: 'SCOL' },
  associate: { label: 'Associate degree (e.g., AA, AS)', number: 5, vrdr: 'AA' },
  bachelor: { label: "Bachelor's degree (e.g., BA, AB, BS)", number: 6, vrdr: 'BA' },
  master: { label: "Master's degree (e.g., MA, MS, MEng, MEd, MSW, MBA)", number: 7, vrdr: 'MA' },
  doctorate: {
    label: 'Doctorate (e.g., PhD, EdD) or Professional degree (e.g., MD, DDS, DVM, LLB, JD)',
    number: 8,
    vrdr: 'POSTG',
  },
});
export type Education = ValueOf<typeof education>;

/** Lists item 53: fifteen boxes, any number of them; `number` is the bit flag, `specify` asks for a text beside the box. */
export const race = defineEnumeration({
  white: { label: 'White', number: 1, specify: false },
  'black-or-african-american': { label: 'Black or African American', number: 2, specify: false },
  'american-indian-or-alaska-native': { label: 'American Indian or Alaska Native (specify tribe)', number: 4, specify: true },
  'asian-indian': { label: 'Asian Indian', number: 8, specify: false },
  chinese: { label: 'Chinese', number: 16, specify: false },
  filipino: { label: 'Filipino', number: 32, specify: false },
  japanese: { label: 'Japanese', number: 64, specify: false },
  korean: { label: 'Korean', number: 128, specify: false },
  vietnamese: { label: 'Vietnamese', number: 256, specify: false },
  'other-asian': { label: 'Other Asian (specify)', number: 512, specify: true },
  'native-hawaiian': { label: 'Native Hawaiian', number: 1024, specify: false },
  'guamanian-or-chamorro': { label: 'Guamanian or Chamorro', number: 2048, specify: false },
  samoan: { label: 'Samoan', number: 4096, specify: false },
  'other-pacific-islander': { label: 'Other Pacific Islander (specify)', number: 8192, specify: true },
  other: { label: 'Other (specify)', number: 16_384, specify: true },
});
export type Race = ValueOf<typeof race>;

/** Lists item 52. */
export const hispanicOrigin = defineEnumeration({
  'not-hispanic': { label: 'No, not Spanish/Hispanic/Latino', specify: false },
  mexican: { label: 'Yes, Mexican, Mexican American, Chicano', specify: false },
  'puerto-rican': { label: 'Yes, Puerto Rican', specify: false },
  cuban: { label: 'Yes, Cuban', specify: false },
  other: { label: 'Yes, other Spanish/Hispanic/Latino (specify)', specify: true },
});
export type HispanicOrigin = ValueOf<typeof hispanicOrigin>;

/** Lists item 14 as on the certificate: `number` is the IJE code, `vrdr` the SNOMED CT or null-flavor code. */
export const certificatePlaceOfDeath = defineEnumeration({
  inpatient: { label: 'Inpatient', number: 1, vrdr: '16983000' },
  'emergency-room': { label: 'Emergency Room/Outpatient', number: 2, vrdr: '450391000124102' },
  'dead-on-arrival': { label: 'Dead on Arrival', number: 3, vrdr: '63238001' },
  'decedents-home': { label: "Decedent's home", number: 4, vrdr: '440081000124100' },
  'hospice-facility': { label: 'Hospice facility', number: 5, vrdr: '440071000124103' },
  'nursing-home': { label: 'Nursing home/Long term care facility', number: 6, vrdr: '450381000124100' },
  other: { label: 'Other (specify)', number: 7, vrdr: 'OTH' },
  unknown: { label: 'Unknown', number: 9, vrdr: 'UNK' },
});
export type CertificatePlaceOfDeath = ValueOf<typeof certificatePlaceOfDeath>;

/** Lists item 2 for forms with few boxes. */
export const genderShort = defineLabels({ female: 'Female', male: 'Male', x: 'X' });
export type GenderShort = ValueOf<typeof genderShort>;

/** Lists genders as the home asks a family. */
export const genderLong = defineLabels({
  female: 'Female',
  male: 'Male',
  transgender: 'Transgender',
  'gender-neutral': 'Gender neutral',
  'non-binary': 'Non-binary',
  agender: 'Agender',
  pangender: 'Pangender',
  genderqueer: 'Genderqueer',
  'two-spirit': 'Two-spirit',
  'third-gender': 'Third gender',
  'prefer-not-to-say': 'Prefer not to say',
  other: 'Other',
});
export type GenderLong = ValueOf<typeof genderLong>;

/** Lists pronouns of the decedent and of contacts. */
export const pronouns = defineLabels({
  'she-her': 'She/Her',
  'he-him': 'He/Him',
  'they-them': 'They/Them',
  'prefer-not-to-say': 'Prefer not to say',
  other: 'Other',
});
export type Pronouns = ValueOf<typeof pronouns>;

/** Lists item 37; the medical certifier answers it. */
export const mannerOfDeath = defineLabels({
  natural: 'Natural',
  accident: 'Accident',
  suicide: 'Suicide',
  homicide: 'Homicide',
  'pending-investigation': 'Pending Investigation',
  'could-not-be-determined': 'Could not be determined',
});
export type MannerOfDeath = ValueOf<typeof mannerOfDeath>;

/** Lists item 35: whether tobacco contributed to the death; the medical certifier answers it. */
export const tobaccoContributed = defineLabels({ yes: 'Yes', no: 'No', probably: 'Probably', unknown: 'Unknown' });
export type TobaccoContributed = ValueOf<typeof tobaccoContributed>;

/** Lists item 36; the medical certifier answers it. */
export const pregnancyStatus = defineLabels({
  'not-within-past-year': 'Not pregnant within past year',
  'at-time-of-death': 'Pregnant at time of death',
  'within-42-days': 'Not pregnant, but pregnant within 42 days of death',
  'within-one-year': 'Not pregnant, but pregnant 43 days to 1 year before death',
  unknown: 'Unknown if pregnant within the past year',
});
export type PregnancyStatus = ValueOf<typeof pregnancyStatus>;
