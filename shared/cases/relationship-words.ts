import type { Contact } from '../model/contact.ts';
import { relationship } from '../model/enumerations/relationship.ts';

/** Returns the contact's relationship to the decedent, in their own words if it is `Other`. Empty if unknown. */
export const relationshipWords = ({ relationship: chosen, otherRelationship = '' }: RelationshipFields): string =>
  (chosen === 'other' && otherRelationship) || (chosen === undefined ? '' : relationship.label(chosen));

type RelationshipFields = Partial<Pick<Contact, 'relationship' | 'otherRelationship'>>;
