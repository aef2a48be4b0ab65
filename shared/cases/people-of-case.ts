import type { Contact } from '../model/contact.ts';
import type { CaseRole } from '../model/enumerations/people.ts';
import { searchKey } from '../values/text.ts';

/** The roles that make someone the person to call, in order of preference. */
const leadRoles = ['first-contact', 'next-of-kin', 'person-in-control-of-disposition'] as const satisfies readonly CaseRole[];

/** How many contacts a case's dashboard shows. */
export const PEOPLE_SHOWN = 12;

/** Returns which of those roles a contact has. The decedent, and contacts who have died, have none. */
export const leadRolesOf = ({
  isDeceased,
  contactType,
  selectedRoles,
}: Pick<Contact, 'isDeceased' | 'contactType' | 'selectedRoles'>) =>
  isDeceased || contactType === 'decedent' ? [] : leadRoles.filter((role) => selectedRoles.includes(role));

/** Returns the fields that repeat a contact's roles. */
export const flagsOfRoles = (roles: readonly CaseRole[]) => ({
  contactIsNOK: roles.includes('next-of-kin'),
  contactIsAgentInCharge: roles.includes('person-in-control-of-disposition'),
  contactIsFirstContact: roles.includes('first-contact'),
});

type Lead = { id: string; roles: readonly CaseRole[] };

/** Returns whom to call first: the best role, and within a role the first in the contacts' order. */
export function primaryOf(leads: readonly Lead[], order: readonly string[]): string | undefined {
  for (const role of leadRoles) {
    const found = firstWith(leads, order, role);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first contact, in order, who has the role. */
export function firstWith(leads: readonly Lead[], order: readonly string[], role: CaseRole): string | undefined {
  const having = new Set(leads.filter(({ roles }) => roles.includes(role)).map(({ id }) => id));
  return having.size === 0 ? undefined : order.find((id) => having.has(id));
}

type PersonName = Pick<Contact, 'firstName' | 'middleName' | 'lastName'>;
const nameKey = ({ firstName, middleName, lastName }: PersonName) => searchKey(`${firstName} ${middleName} ${lastName}`);

/**
 * Returns why someone can't be a contact of a case, for the first-name field: they are the decedent. A relative with the same name can be one if their
 * relationship is given.
 */
export function whyNotContact(
  contact: PersonName & Pick<Contact, 'contactType'> & { relationship?: Contact['relationship'] | undefined },
  decedent: PersonName,
): string | null {
  if (contact.contactType === 'decedent') return null;
  if (contact.relationship === 'self') return 'The decedent cannot be a contact of their own case.';
  if (contact.relationship !== undefined || nameKey(contact) !== nameKey(decedent)) return null;
  return 'This is the name of the decedent. If a relative has the same name, say how they are related.';
}
