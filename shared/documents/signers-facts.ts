import { roleNames, roleValues } from '../identifiers/contact-identifiers.ts';
import { staffValues } from '../identifiers/home-identifiers.ts';
import { withoutUnknown } from '../identifiers/identifier.ts';
import type { DocumentSigner } from '../model/case-document.ts';
import type { Contact } from '../model/contact.ts';
import { type CaseRole, caseRole } from '../model/enumerations/people.ts';
import type { Answers } from '../questions/conditional-question.ts';
import type { SigningPeople } from './suggest-signers.ts';

type Signer = Pick<DocumentSigner, 'slot' | 'order' | 'role' | 'contactId' | 'employeeId' | 'fullName'>;

const caseRoleOf = (role: Signer['role']): CaseRole | undefined => caseRole.values.find((each) => each === role);

/** Returns a contact who signs for a role of the case; undefined for everyone else. */
const contactOf = ({ role, contactId }: Signer, contacts: readonly Contact[]): Contact | undefined =>
  caseRoleOf(role) && contacts.find(({ id }) => id === contactId);

/** Returns the contact who signs for each role of the case: the first signer of the role. */
export function signingContacts(signers: readonly Signer[], contacts: readonly Contact[]): ReadonlyMap<CaseRole, Contact> {
  const found = signers.flatMap((signer): [CaseRole, Contact][] => {
    const [role, contact] = [caseRoleOf(signer.role), contactOf(signer, contacts)];
    return role && contact ? [[role, contact]] : [];
  });
  return new Map(found.toReversed());
}

/** Returns what is known, with the facts about a role being those of the one who signs for it, and none of somebody else. */
function withSigner(known: Answers, signer: Signer, { contacts }: SigningPeople): Answers {
  const role = caseRoleOf(signer.role);
  if (!role || (signer.contactId === undefined && signer.employeeId === undefined)) return known;
  const contact = contactOf(signer, contacts);
  const names = roleNames(role);
  const own = withoutUnknown(contact ? roleValues(role, contact) : { [names[0] ?? '']: signer.fullName });
  if (names.every((name) => own[name] === known[name])) return known;
  const others = Object.entries(known).filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(others), ...own } as Answers;
}

/**
 * Returns what a document is filled in from, given who signs it: what it says about the holder of a role is about the person who was chosen to sign for that role.
 * `slot` is the signer whose own field is filled in: of several with one role, it's about that one, and what a funeral director fills in is about that director.
 */
export function signersFacts(known: Answers, signers: readonly Signer[], people: SigningPeople, slot?: number): Answers {
  const filled = signers.toReversed().reduce((facts, signer) => withSigner(facts, signer, people), known);
  const own = slot === undefined ? undefined : signers.find((each) => (each.slot ?? each.order) === slot);
  if (!own) return filled;
  if (own.role !== 'funeral-director') return withSigner(filled, own, people);
  const member = people.staff.find(({ id }) => id === own.employeeId);
  const names = Object.keys(staffValues('assigned', undefined));
  const others = Object.entries(filled).filter(([name]) => !member || !names.includes(name));
  return { ...Object.fromEntries(others), ...withoutUnknown(member ? staffValues('assigned', member) : {}) } as Answers;
}
