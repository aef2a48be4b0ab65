import { hasRole } from '../identifiers/contact-identifiers.ts';
import type { DocumentSigner } from '../model/case-document.ts';
import type { Contact } from '../model/contact.ts';
import type { StaffMember } from '../model/employee.ts';
import type { SignerRole } from '../model/enumerations/document.ts';
import { type CaseRole, caseRole } from '../model/enumerations/people.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import type { Answers } from '../questions/conditional-question.ts';
import { fullNameOf } from '../values/full-name.ts';
import { directorsIn } from './funeral-directors.ts';

/** The question that names the crematory of a case: a trade company of its home. */
export const CREMATORY = 'crematoryCompany';

/** The people of a case who may sign: its contacts in order, the staff of its home, and the member that it's assigned to. `known` says its crematory and who releases the body. */
export type SigningPeople = {
  contacts: readonly Contact[];
  staff: readonly StaffMember[];
  employeeId?: string | undefined;
  known?: Answers;
};

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

/** Returns the contact whose name is in what the case says about who lets the home in; otherwise a nurse, unless the death was at home. */
function releasing({ contacts, known = {} }: SigningPeople): Contact | undefined {
  const living = contacts.filter(({ contactType }) => contactType !== 'decedent');
  const said = typeof known.releasingContact === 'string' ? known.releasingContact.toLocaleLowerCase('en-US') : '';
  const isNamed = (contact: Contact): boolean => {
    const name = fullNameOf(contact).toLocaleLowerCase('en-US');
    return name !== '' && said.includes(name);
  };
  const isAtHome = known.placeOfDeathType === 'private-residence';
  return living.find(isNamed) ?? (isAtHome ? undefined : living.find(({ relationship }) => relationship === 'nurse'));
}

function suggested(role: SignerRole, people: SigningPeople): SignerPerson {
  const { contacts, staff, employeeId, known = {} } = people;
  if (isCaseRole(role)) {
    const contact = contacts.find((each) => each.contactType !== 'decedent' && hasRole(each, role));
    return contact ? asContact(contact) : NOBODY;
  }
  if (role === 'releasing-place') {
    const contact = releasing(people);
    return contact ? asContact(contact) : NOBODY;
  }
  if (role === 'crematory') {
    const company = staff.find(
      ({ id, kind, status }) => id === known[CREMATORY] && kind === 'trade-company' && status !== 'inactive',
    );
    return company ? asMember(company) : NOBODY;
  }
  const directors = directorsIn(staff);
  const director = directors.find(({ id }) => id === employeeId) ?? directors[0];
  return director ? asMember(director) : NOBODY;
}

/**
 * Returns the signers of a draft, with the person whom the case suggests now wherever nobody was chosen: a case may name its crematory or its next of kin after the
 * document was begun (docs/decisions.md, Documents).
 */
export const withSuggested = (signers: readonly DocumentSigner[], people: SigningPeople): DocumentSigner[] =>
  signers.map((signer) =>
    signer.contactId === undefined && signer.employeeId === undefined ? { ...signer, ...suggested(signer.role, people) } : signer,
  );

/**
 * Returns the signers of a new document in their turns, each the first person of the case with the role, the case’s funeral director, the crematory that the case
 * names, or who releases the body.
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
