import type { Case } from '../model/case.ts';
import type { Contact } from '../model/contact.ts';
import type { Decedent } from '../model/decedent.ts';
import type { StaffMember } from '../model/employee.ts';
import type { Location } from '../model/location.ts';
import type { Answers } from '../questions/conditional-question.ts';
import type { CalendarDate } from '../values/dates.ts';
import { caseRowIdentifiers, caseRowValues, derivedIdentifiers, derivedValues } from './case-identifiers.ts';
import { contactIdentifiers, contactValues } from './contact-identifiers.ts';
import { decedentAnswers, decedentIdentifiers } from './decedent-identifiers.ts';
import { assignedIdentifiers, homeIdentifiers, homeValues, staffValues } from './home-identifiers.ts';
import { type Identifier, type IdentifierHome, type IdentifierValues, withoutUnknown } from './identifier.ts';
import { milestoneIdentifiers } from './milestone-identifiers.ts';
import { standingIdentifiers } from './standing-identifiers.ts';

/** Every name of the vocabulary except those that only questions use. */
export const identifiers: readonly Identifier[] = [
  ...decedentIdentifiers,
  ...caseRowIdentifiers,
  ...derivedIdentifiers,
  ...contactIdentifiers,
  ...assignedIdentifiers,
  ...homeIdentifiers,
  ...standingIdentifiers,
  ...milestoneIdentifiers,
];
const byName = new Map(identifiers.map((identifier) => [identifier.name, identifier]));

/** Returns a name of the vocabulary, or `undefined` for one that only questions use. */
export const identifierOf = (name: string): Identifier | undefined => byName.get(name);

/** Returns where a name's value is stored: with the answers, unless the vocabulary has a better place. */
export const homeOfIdentifier = (name: string): IdentifierHome => identifierOf(name)?.home ?? { kind: 'answer' };

/** A case as stored; `answers` covers all of its pages, and `assigned` is the staff member who has it. */
export type CaseRows = {
  case: Case;
  decedent: Decedent;
  contacts: readonly Contact[];
  answers: Answers;
  assigned?: StaffMember | undefined;
};

/**
 * Returns what is known about a case, by identifier: what rules of questions and tasks read, and documents print. An answer under a name that is stored
 * elsewhere is ignored.
 */
export const identifiersOf = ({ case: row, decedent, contacts, answers, assigned }: CaseRows): IdentifierValues =>
  withoutUnknown({
    ...Object.fromEntries(Object.entries(answers).filter(([name]) => homeOfIdentifier(name).kind === 'answer')),
    ...decedentAnswers(decedent),
    ...caseRowValues(row),
    ...derivedValues(row, decedent),
    ...contactValues(contacts),
    ...staffValues('assigned', assigned),
  });

/** Returns what is known about a home, the same for all cases. The director is the first of its funeral directors who has joined. */
export const globalIdentifiers = (home: Location, staff: readonly StaffMember[], today: CalendarDate): IdentifierValues => {
  const directors = staff.filter(({ isFuneralDirector, kind }) => isFuneralDirector && kind === 'staff');
  const director = directors.find(({ status }) => status === 'active') ?? directors[0];
  return withoutUnknown({ ...homeValues(home), ...staffValues('director', director), today });
};
