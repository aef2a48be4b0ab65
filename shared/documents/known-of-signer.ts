import { contactIdentifiers, contactValues, firstWithRole } from '../identifiers/contact-identifiers.ts';
import { assignedIdentifiers, staffValues } from '../identifiers/home-identifiers.ts';
import type { DocumentSigner } from '../model/case-document.ts';
import type { Contact } from '../model/contact.ts';
import { type CaseRole, caseRole } from '../model/enumerations/people.ts';
import type { Answers } from '../questions/conditional-question.ts';
import type { SigningPeople } from './suggest-signers.ts';

type Signing = Pick<DocumentSigner, 'role' | 'contactId' | 'employeeId'>;

/** Returns what is known with other values under some names. A name without one is unknown. */
const withValues = (known: Answers, names: readonly string[], values: Readonly<Record<string, unknown>>): Answers => ({
  ...Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))),
  ...(Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined || values[name] === null ? [] : [[name, values[name]]])),
  ) as Answers),
});

const assignedNames = assignedIdentifiers.map(({ name }) => name);

/** Returns the names of one person with a role. All of them together stay those of the case. */
const namesOfRole = (role: CaseRole): string[] =>
  contactIdentifiers.flatMap(({ name, home }) =>
    home.kind === 'contact' && home.role === role && !name.endsWith('Names') ? [name] : [],
  );

const valuesOfContact = (contact: Contact, role: CaseRole) => contactValues([{ ...contact, selectedRoles: [role] }]);

/**
 * Returns what a case knows where one of its signers fills something in: under the names of the signer’s role, it’s about the person who was chosen to sign, who may not be the first with that role
 * or the member to whom the case is assigned. A printed name belongs to the signature above it.
 */
export function knownOfSigner(
  known: Answers,
  { contacts, staff, employeeId: assigned }: SigningPeople,
  signer: Signing,
): Answers {
  const { role, contactId, employeeId } = signer;
  if (role === 'funeral-director') {
    const member = employeeId === assigned ? undefined : staff.find(({ id }) => id === employeeId);
    return member ? withValues(known, assignedNames, staffValues('assigned', member)) : known;
  }
  const caseRoleOf = caseRole.values.find((each) => each === role);
  const contact = contacts.find(({ id }) => id === contactId);
  if (!caseRoleOf || !contact || firstWithRole(contacts, caseRoleOf)?.id === contact.id) return known;
  return withValues(known, namesOfRole(caseRoleOf), valuesOfContact(contact, caseRoleOf));
}
