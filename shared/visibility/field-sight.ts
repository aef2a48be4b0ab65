import type { Case } from '../model/case.ts';
import type { Contact } from '../model/contact.ts';
import type { FieldVisibility } from '../model/enumerations/question.ts';

export type CaseField = keyof Case;
export type ContactField = keyof Contact;

/** What someone is to a case: staff of its home, a trade company that is assigned to it, or a relative. */
export type CaseSide = 'staff' | 'trade' | 'family';

type Sight = FieldVisibility;
type Beheld = { family: Sight; trade: Sight };

const nobody: Beheld = { family: 'cannot-see', trade: 'cannot-see' };
const family: Beheld = { family: 'can-see', trade: 'cannot-see' };
const both: Beheld = { family: 'can-see', trade: 'can-see' };
/** A trade company enters what it does in the care of the decedent. */
const care: Beheld = { family: 'can-see', trade: 'can-edit' };

/** A case's row as those see it who are no staff of the home. How it came about, its notes and how far the home is stay with the home. */
const caseFields: Readonly<Record<CaseField, Beheld>> = {
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

type Relative = { own: Sight; others: Sight };
const theirs: Relative = { own: 'can-edit', others: 'can-see' };
const personal: Relative = { own: 'can-edit', others: 'cannot-see' };
const told: Relative = { own: 'can-see', others: 'can-see' };
const kept: Relative = { own: 'can-see', others: 'cannot-see' };

/**
 * A contact as a relative sees it: their own, which they keep up themselves but for the email address by which they sign in and what they are to the case;
 * and others, by name and part alone. Nobody learns another's number or address here.
 */
const contactFields: Readonly<Record<ContactField, Relative>> = {
  id: told,
  firstName: theirs,
  lastName: theirs,
  middleName: theirs,
  lastNamePriorMarriage: personal,
  fullName: told,
  email: kept,
  emailType: { own: 'cannot-see', others: 'cannot-see' },
  phoneNumber: personal,
  selectedRoles: told,
  relationship: theirs,
  otherRelationship: theirs,
  address: personal,
  isDeceased: told,
  status: kept,
  sortOrder: told,
  contactType: told,
  contactIsNOK: told,
  contactIsAgentInCharge: told,
  contactIsFirstContact: told,
};

/** Returns what a side may do with a field of a case's row. A field that isn't listed here is shown to staff alone. */
export function caseFieldSight(side: CaseSide, field: CaseField): Sight {
  if (side === 'staff') return 'can-edit';
  return caseFields[field]?.[side] ?? 'cannot-see';
}

/** Returns what a side may do with a field of a contact. A trade company has no need of a family's names and numbers. */
export function contactFieldSight(side: CaseSide, field: ContactField, isOwn: boolean): Sight {
  if (side === 'staff') return 'can-edit';
  if (side === 'trade') return 'cannot-see';
  return contactFields[field]?.[isOwn ? 'own' : 'others'] ?? 'cannot-see';
}
