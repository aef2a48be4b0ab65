import type { Contact } from '../model/contact.ts';
import type { CaseRole } from '../model/enumerations/people.ts';
import { searchKey } from '../values/text.ts';

/** Roles by which the home knows whom to turn to, the first of them first. */
const leadRoles = ['first-contact', 'next-of-kin', 'person-in-control-of-disposition'] as const satisfies readonly CaseRole[];

/** How many contacts of a case its dashboard shows. */
export const PEOPLE_SHOWN = 12;

/** Which of those roles a contact has; somebody who died, and the decedent, is turned to by nobody. */
export const leadRolesOf = ({
  isDeceased,
  contactType,
  selectedRoles,
}: Pick<Contact, 'isDeceased' | 'contactType' | 'selectedRoles'>) =>
  isDeceased || contactType === 'decedent' ? [] : leadRoles.filter((role) => selectedRoles.includes(role));

/** Returns what a contact's roles say in fields of their own. */
export const flagsOfRoles = (roles: readonly CaseRole[]) => ({
  contactIsNOK: roles.includes('next-of-kin'),
  contactIsAgentInCharge: roles.includes('person-in-control-of-disposition'),
  contactIsFirstContact: roles.includes('first-contact'),
});

type Lead = { id: string; roles: readonly CaseRole[] };

/** Whom to call first: by the role, and among several by the order of the contacts. */
export function primaryOf(leads: readonly Lead[], order: readonly string[]): string | undefined {
  for (const role of leadRoles) {
    const found = firstWith(leads, order, role);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first contact in the order that has the role. */
export function firstWith(leads: readonly Lead[], order: readonly string[], role: CaseRole): string | undefined {
  const having = new Set(leads.filter(({ roles }) => roles.includes(role)).map(({ id }) => id));
  return having.size === 0 ? undefined : order.find((id) => having.has(id));
}

type Named = Pick<Contact, 'firstName' | 'middleName' | 'lastName'>;
const nameKey = ({ firstName, middleName, lastName }: Named) => searchKey(`${firstName} ${middleName} ${lastName}`);

/**
 * Why somebody cannot be a contact of a case, beside the first name: it is the decedent. A relative may have the same name, and then says how they are
 * related.
 */
export function whyNotContact(
  contact: Named & Pick<Contact, 'contactType'> & { relationship?: Contact['relationship'] | undefined },
  decedent: Named,
): string | null {
  if (contact.contactType === 'decedent') return null;
  if (contact.relationship === 'self') return 'The decedent cannot be a contact of their own case.';
  if (contact.relationship !== undefined || nameKey(contact) !== nameKey(decedent)) return null;
  return 'This is the name of the decedent. If a relative has the same name, say how they are related.';
}
