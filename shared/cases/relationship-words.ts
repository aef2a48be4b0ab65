import type { Contact } from '../model/contact.ts';
import { relationship } from '../model/enumerations/relationship.ts';

/** Returns what a contact is to the decedent, in the contact's own words where that is `Other`; empty where nobody has said. */
export const relationshipWords = ({ relationship: chosen, otherRelationship = '' }: Related): string =>
  (chosen === 'other' && otherRelationship) || (chosen === undefined ? '' : relationship.label(chosen));

type Related = Partial<Pick<Contact, 'relationship' | 'otherRelationship'>>;
