import { maskSocialSecurityNumber } from '#shared/values/social-security-number.ts';
import type { Answer } from '../model/answer.ts';
import type { Case } from '../model/case.ts';
import type { Decedent } from '../model/decedent.ts';
import { dispositionGroupOf } from '../model/enumerations/disposition.ts';
import { ageOn } from '../values/dates.ts';
import { decedentNameOf } from '../values/decedent-name.ts';
import type { Identifier } from './identifier.ts';

/** The names for what the case's own row stores. Questions ask only `dispositionType`; other calls change the rest. */
export const caseRowIdentifiers: readonly Identifier[] = [
  { name: 'caseNumber', label: 'Case number', fieldType: 'string', home: { kind: 'case', field: 'caseNumber' } },
  { name: 'timing', label: 'Case type', fieldType: 'enum', home: { kind: 'case', field: 'type' }, enumeration: 'timing' },
  {
    name: 'caseStatus',
    label: 'Case status',
    fieldType: 'enum',
    home: { kind: 'case', field: 'status' },
    enumeration: 'caseStatus',
  },
  {
    name: 'decedentStatus',
    label: 'Decedent status',
    fieldType: 'enum',
    home: { kind: 'case', field: 'decedentStatus' },
    enumeration: 'decedentStatus',
  },
  {
    name: 'arrangementStatus',
    label: 'Arrangement status',
    fieldType: 'enum',
    home: { kind: 'case', field: 'arrangementStatus' },
    enumeration: 'arrangementStatus',
  },
  {
    name: 'dispositionType',
    label: 'Disposition',
    fieldType: 'enum',
    home: { kind: 'case', field: 'dispositionType' },
    enumeration: 'dispositionType',
  },
  { name: 'caseOpenedAt', label: 'Case opened', fieldType: 'date-time', home: { kind: 'case', field: 'createdOn' } },
];

/** The names for what is derived from other facts. Only the last four digits of the Social Security number are among them. */
export const derivedIdentifiers: readonly Identifier[] = [
  { name: 'decedentFullName', label: 'Full name of the decedent', fieldType: 'string', home: { kind: 'derived' } },
  { name: 'ageAtDeath', label: 'Age at death in years', fieldType: 'integer', home: { kind: 'derived' } },
  { name: 'socialSecurityNumber', label: 'Social Security number, masked', fieldType: 'string', home: { kind: 'derived' } },
  {
    name: 'dispositionGroup',
    label: 'Kind of disposition',
    fieldType: 'enum',
    home: { kind: 'derived' },
    enumeration: 'dispositionGroup',
  },
];

/** Returns the values that the case's row has. */
export const caseRowValues = (row: Case): Record<string, Answer | undefined> => ({
  caseNumber: row.caseNumber,
  timing: row.type,
  caseStatus: row.status,
  decedentStatus: row.decedentStatus,
  arrangementStatus: row.arrangementStatus,
  dispositionType: row.dispositionType,
  caseOpenedAt: row.createdOn,
});

const ageAtDeath = ({ dateOfBirth: birth, dateOfDeath: death }: Decedent): number | undefined =>
  birth && death && birth <= death ? ageOn(birth, death) : undefined;

/** Returns the values that follow from the rows. */
export const derivedValues = (row: Case, decedent: Decedent): Record<string, Answer | undefined> => ({
  decedentFullName: [decedentNameOf(decedent), decedent.suffix].filter(Boolean).join(' '),
  ageAtDeath: ageAtDeath(decedent),
  socialSecurityNumber: decedent.socialSecurityNumber && maskSocialSecurityNumber(decedent.socialSecurityNumber),
  dispositionGroup: row.dispositionType && dispositionGroupOf(row.dispositionType),
});
