import type { Case } from '../model/case.ts';
import { type ContactFieldName, relativeAccess } from '../model/contact-field-sets.ts';
import type { Decedent } from '../model/decedent.ts';
import type { FieldVisibility } from '../model/enumerations/question.ts';

export type CaseField = keyof Case;
export type ContactField = ContactFieldName;

/** What someone is to a case: the home's staff, an assigned trade company, or a relative. */
export type CaseSide = 'staff' | 'trade' | 'family';

type Sight = FieldVisibility;
type CaseFieldAccess = { family: Sight; trade: Sight };

const nobody = { family: 'cannot-see', trade: 'cannot-see' } as const satisfies CaseFieldAccess;
const family = { family: 'can-see', trade: 'cannot-see' } as const satisfies CaseFieldAccess;
const trade = { family: 'cannot-see', trade: 'can-see' } as const satisfies CaseFieldAccess;
const both = { family: 'can-see', trade: 'can-see' } as const satisfies CaseFieldAccess;
/** A trade company enters what it does in the care of the decedent. */
const care = { family: 'can-see', trade: 'can-edit' } as const satisfies CaseFieldAccess;

/** What people outside the home's staff see of a case's row. Its origin, notes, and the home's progress stay with the home. */
const caseFields: Readonly<Record<CaseField, CaseFieldAccess>> = {
  id: both,
  planId: family,
  employeeId: family,
  providerLocationId: both,
  type: both,
  status: both,
  caseNumber: both,
  arrangementStatus: family,
  isAGBDrivenLead: nobody,
  thereAreNoPersonalEffects: both,
  effectsStanding: nobody,
  newCaseOptions: nobody,
  messageId: nobody,
  createdOn: nobody,
  createdBy: nobody,
  updatedOn: nobody,
  updatedBy: nobody,
  decedentId: both,
  decedentFirstName: both,
  decedentMiddleName: both,
  decedentLastName: both,
  decedentFullName: both,
  decedentStatus: care,
  dispositionType: both,
  dateOfDeath: both,
  primaryContact: nobody,
  primaryContactName: nobody,
  primaryContactPhone: nobody,
  personInControlOfDisposition: nobody,
  lastNote: nobody,
  lastNoteByName: nobody,
  lastNoteOn: nobody,
  openTasks: nobody,
  openFamilyTasks: family,
  openTasksByPage: nobody,
  nextTask: nobody,
  ceremonies: nobody,
  stepInProgress: family,
  caseProgress: nobody,
  familyProgress: family,
  categoryProgress: nobody,
  deathCertificateInformation: nobody,
};

/** Returns what a side may do with a field of a case's row. Only staff see a field that isn't listed here. */
export function caseFieldSight(side: CaseSide, field: CaseField): Sight {
  if (side === 'staff') return 'can-edit';
  return caseFields[field]?.[side] ?? 'cannot-see';
}

/** Returns what a side may do with a field of a contact. A trade company doesn't need a family's names and numbers. */
export function contactFieldSight(side: CaseSide, field: ContactField, isOwn: boolean): Sight {
  if (side === 'staff') return 'can-edit';
  if (side === 'trade') return 'cannot-see';
  return relativeAccess(field, isOwn);
}

/**
 * The decedent's row as those see it who are no staff of the home. A trade company is told what it needs to care for the decedent: who it is, where and when
 * they died, what is to be done. A family is told the rest by its questions, each of which says for itself whether a family sees it.
 */
const decedentFields = {
  id: both,
  caseId: both,
  firstName: both,
  middleName: both,
  lastName: both,
  babyOf: both,
  suffix: both,
  alsoKnownAs: trade,
  lastNamePriorMarriage: nobody,
  status: care,
  gender: trade,
  genderIdentity: nobody,
  genderSpecify: nobody,
  pronouns: family,
  socialSecurityNumber: nobody,
  dateOfBirth: both,
  birthplace: nobody,
  residence: nobody,
  residenceInsideCityLimits: nobody,
  everInArmedForces: nobody,
  militaryService: nobody,
  maritalStatus: nobody,
  maritalStatusSpecify: nobody,
  survivingSpouse: nobody,
  fatherName: nobody,
  motherName: nobody,
  dateOfDeath: both,
  timeOfDeathMinutes: trade,
  placeOfDeath: trade,
  placeOfDeathSpecify: trade,
  placeOfDeathAddress: trade,
  disposition: trade,
  education: nobody,
  hispanicOrigin: nobody,
  hispanicOriginSpecify: nobody,
  race: nobody,
  raceTribe: nobody,
  raceOtherAsian: nobody,
  raceOtherPacificIslander: nobody,
  raceOther: nobody,
  usualOccupation: nobody,
  businessOrIndustry: nobody,
  heightInches: trade,
  weightPounds: trade,
} as const satisfies Readonly<Record<keyof Decedent, CaseFieldAccess>>;

type DecedentFieldOf<Side extends 'trade' | 'family'> = {
  [Field in keyof Decedent]-?: (typeof decedentFields)[Field][Side] extends 'cannot-see' ? never : Field;
}[keyof Decedent];

/** Returns what a side is shown of a decedent apart from questions. A field that isn't listed here is shown to staff alone. */
export function decedentFieldsFor<Side extends 'trade' | 'family'>(
  side: Side,
  decedent: Decedent,
): Pick<Decedent, DecedentFieldOf<Side>> {
  const isSeen = (field: string) => (decedentFields[field as keyof Decedent]?.[side] ?? 'cannot-see') !== 'cannot-see';
  return Object.fromEntries(Object.entries(decedent).filter(([field]) => isSeen(field))) as Pick<Decedent, DecedentFieldOf<Side>>;
}
