import { hasRole } from '../identifiers/contact-identifiers.ts';
import type { DocumentSigner } from '../model/case-document.ts';
import type { Contact } from '../model/contact.ts';
import type { StaffMember } from '../model/employee.ts';
import type { SignerRole } from '../model/enumerations/document.ts';
import { type CaseRole, caseRole } from '../model/enumerations/people.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import { fullNameOf } from '../values/full-name.ts';

/** The people of a case who may sign: its contacts in order, the staff of its home, and the member that it's assigned to. */
export type SigningPeople = { contacts: readonly Contact[]; staff: readonly StaffMember[]; employeeId?: string | undefined };

/** Who a signer is: nobody, or a person with the name and address that their letter gets. */
export type SignerPerson = Pick<DocumentSigner, 'contactId' | 'employeeId' | 'fullName' | 'email'>;

const NOBODY: SignerPerson = { fullName: '', email: '' };

const asContact = (contact: Contact): SignerPerson => ({
  contactId: contact.id,
  fullName: fullNameOf(contact).slice(0, 200),
  email: contact.email,
});
const asMember = ({ id, fullName, email }: StaffMember): SignerPerson => ({ employeeId: id, fullName, email });

const isCaseRole = (role: SignerRole): role is CaseRole => (caseRole.values as readonly string[]).includes(role);

/** Returns the person with an id who can sign: a contact who isn’t the decedent, or an active member of the home or a trade company of it. */
export function signerPerson(
  { contacts, staff }: SigningPeople,
  { contactId, employeeId }: Pick<DocumentSigner, 'contactId' | 'employeeId'>,
): SignerPerson | undefined {
  if (contactId === undefined && employeeId === undefined) return NOBODY;
  if (contactId !== undefined && employeeId !== undefined) return undefined;
  const contact = contacts.find(({ id, contactType }) => id === contactId && contactType !== 'decedent');
  if (contact) return asContact(contact);
  const member = staff.find(({ id, status }) => id === employeeId && status !== 'inactive');
  return member && asMember(member);
}

function suggested(role: SignerRole, { contacts, staff, employeeId }: SigningPeople): SignerPerson {
  if (isCaseRole(role)) {
    const contact = contacts.find((each) => each.contactType !== 'decedent' && hasRole(each, role));
    return contact ? asContact(contact) : NOBODY;
  }
  if (role === 'crematory') return NOBODY;
  const directors = staff.filter((each) => each.isFuneralDirector && each.kind === 'staff' && each.status === 'active');
  const director = directors.find(({ id }) => id === employeeId) ?? directors[0];
  return director ? asMember(director) : NOBODY;
}

/**
 * Returns the signers of a new document in their turns, each the first person of the case with the role, or the case’s funeral director. Nobody is suggested for a
 * crematory: staff choose who signs there.
 */
export const suggestSigners = (
  template: Pick<TemplateDocument, 'signers'>,
  people: SigningPeople,
  newId: () => string,
): DocumentSigner[] =>
  template.signers
    .toSorted((one, other) => one.order - other.order)
    .map(({ order, role }) => ({
      id: newId(),
      order,
      slot: order,
      role,
      ...suggested(role, people),
      authority: '',
      needsCode: false,
      state: 'waiting',
    }));
