// How a contact is related to the decedent, and which kin a law or form asks for.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/**
 * Lists sixty-one relationships, then Other = 101 for the contact form. The first twenty are older (docs/vocabulary.md, The older product), the others
 * compiled (docs/vocabulary.md, Compiled from the trade); the order of 1 to 61 is our choice.
 */
export const relationship = defineEnumeration({
  spouse: { label: 'Spouse', number: 1 },
  wife: { label: 'Wife', number: 2 },
  husband: { label: 'Husband', number: 3 },
  'domestic-partner': { label: 'Domestic Partner', number: 4 },
  partner: { label: 'Partner', number: 5 },
  son: { label: 'Son', number: 6 },
  daughter: { label: 'Daughter', number: 7 },
  parent: { label: 'Parent', number: 8 },
  sibling: { label: 'Sibling', number: 9 },
  grandchild: { label: 'Grandchild', number: 10 },
  aunt: { label: 'Aunt', number: 11 },
  uncle: { label: 'Uncle', number: 12 },
  niece: { label: 'Niece', number: 13 },
  nephew: { label: 'Nephew', number: 14 },
  cousin: { label: 'Cousin', number: 15 },
  friend: { label: 'Friend', number: 16 },
  caregiver: { label: 'Caregiver', number: 17 },
  'estate-executor': { label: 'Estate Executor', number: 18 },
  'primary-care-physician': { label: 'Primary Care Physician', number: 19 },
  'authorized-guardian': { label: 'Authorized Guardian', number: 20 },
  mother: { label: 'Mother', number: 21 },
  father: { label: 'Father', number: 22 },
  brother: { label: 'Brother', number: 23 },
  sister: { label: 'Sister', number: 24 },
  child: { label: 'Child', number: 25 },
  grandmother: { label: 'Grandmother', number: 26 },
  grandfather: { label: 'Grandfather', number: 27 },
  grandparent: { label: 'Grandparent', number: 28 },
  grandson: { label: 'Grandson', number: 29 },
  granddaughter: { label: 'Granddaughter', number: 30 },
  'great-grandparent': { label: 'Great-Grandparent', number: 31 },
  'great-grandchild': { label: 'Great-Grandchild', number: 32 },
  'great-aunt': { label: 'Great-Aunt', number: 33 },
  'great-uncle': { label: 'Great-Uncle', number: 34 },
  'half-brother': { label: 'Half-Brother', number: 35 },
  'half-sister': { label: 'Half-Sister', number: 36 },
  stepmother: { label: 'Stepmother', number: 37 },
  stepfather: { label: 'Stepfather', number: 38 },
  stepson: { label: 'Stepson', number: 39 },
  stepdaughter: { label: 'Stepdaughter', number: 40 },
  stepbrother: { label: 'Stepbrother', number: 41 },
  stepsister: { label: 'Stepsister', number: 42 },
  'mother-in-law': { label: 'Mother-in-law', number: 43 },
  'father-in-law': { label: 'Father-in-law', number: 44 },
  'son-in-law': { label: 'Son-in-law', number: 45 },
  'daughter-in-law': { label: 'Daughter-in-law', number: 46 },
  'brother-in-law': { label: 'Brother-in-law', number: 47 },
  'sister-in-law': { label: 'Sister-in-law', number: 48 },
  fiance: { label: 'Fiancé(e)', number: 49 },
  'ex-spouse': { label: 'Ex-Spouse', number: 50 },
  'adoptive-parent': { label: 'Adoptive Parent', number: 51 },
  'foster-parent': { label: 'Foster Parent', number: 52 },
  godparent: { label: 'Godparent', number: 53 },
  godchild: { label: 'Godchild', number: 54 },
  neighbor: { label: 'Neighbor', number: 55 },
  coworker: { label: 'Coworker', number: 56 },
  attorney: { label: 'Attorney', number: 57 },
  'health-care-power-of-attorney': { label: 'Power of Attorney (Health Care)', number: 58 },
  clergy: { label: 'Clergy', number: 59 },
  self: { label: 'Self', number: 60 },
  nurse: { label: 'Nurse or Hospice Worker', number: 61 },
  other: { label: 'Other', number: 101 },
});
export type Relationship = ValueOf<typeof relationship>;

/** Lists parents as the certificate and forms ask for them. */
export const parentType = defineLabels({ mother: 'Mother', father: 'Father', parent: 'Parent', guardian: 'Guardian' });
export type ParentType = ValueOf<typeof parentType>;

/** Lists kin who may have a claim (survivor benefits). */
export const eligibleRelative = defineLabels({
  'spouse-or-legal-partner': 'Spouse or legal partner',
  'minor-child': 'Minor child',
  'unmarried-adult-dependent-child': 'Unmarried adult dependent child',
  parent: 'Parent',
  'none-of-these': 'None of these',
});
export type EligibleRelative = ValueOf<typeof eligibleRelative>;
