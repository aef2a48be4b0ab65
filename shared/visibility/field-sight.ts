import type { Case } from '../model/case.ts';
import { type ContactFieldName, relativeAccess } from '../model/contact-field-sets.ts';
import type { FieldVisibility } from '../model/enumerations/question.ts';

export type CaseField = keyof Case;
export type ContactField = ContactFieldName;

/** What someone is to a case: the home's staff, an assigned trade company, or a relative. */
export type CaseSide = 'staff' | 'trade' | 'family';

type Sight = FieldVisibility;
type CaseFieldAccess = { family: Sight; trade: Sight };

const nobody: CaseFieldAccess = { family: 'cannot-see', trade: 'cannot-see' };
const family: CaseFieldAccess = { family: 'can-see', trade: 'cannot-see' };
const both: CaseFieldAccess = { family: 'can-see', trade: 'can-see' };
/** A trade company records its work in the care of the decedent. */
const care: CaseFieldAccess = { family: 'can-see', trade: 'can-edit' };

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
  thereAreNoPersonalEffects: care,
  newCaseOptions: nobody,
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
