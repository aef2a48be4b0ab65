import * as z from 'zod';
import { type MyContact, type MyContactFields, myContactFields } from '#shared/contract/my-cases.ts';
import type { Address } from '#shared/model/address.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { formatAddress } from '#shared/values/format-address.ts';

/** What is typed; the address, which has parts, stands beside it. */
export const typedSchema = z.object({
  firstName: myContactFields.firstName,
  middleName: myContactFields.middleName,
  lastName: myContactFields.lastName,
  lastNamePriorMarriage: myContactFields.lastNamePriorMarriage,
  relationship: z.union([z.literal(''), z.enum(relationship.values)]),
  otherRelationship: myContactFields.otherRelationship,
  phoneNumber: myContactFields.phoneNumber,
});
export type Typed = z.output<typeof typedSchema>;

/** Everything that a relative says of themselves; `address` null: none. */
export type MyFields = Typed & { address: Address | null };

export const labels: Record<keyof Typed, string> = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  lastNamePriorMarriage: 'Last name before your first marriage',
  relationship: 'How you are related',
  otherRelationship: 'In your words',
  phoneNumber: 'Phone',
};
export const allLabels: Record<keyof MyFields, string> = { ...labels, address: 'Where you live' };

export const fieldsOf = ({ contact }: MyContact): MyFields => ({
  firstName: contact.firstName ?? '',
  middleName: contact.middleName ?? '',
  lastName: contact.lastName ?? '',
  lastNamePriorMarriage: contact.lastNamePriorMarriage ?? '',
  relationship: contact.relationship ?? '',
  otherRelationship: contact.otherRelationship ?? '',
  phoneNumber: contact.phoneNumber ?? '',
  address: contact.address ?? null,
});

/** What is sent: another's word for the relationship goes with Other alone. */
export const inputOf = ({ relationship: chosen, otherRelationship, address, ...typed }: MyFields): MyContactFields => ({
  ...typed,
  otherRelationship: chosen === 'other' ? otherRelationship : '',
  ...(chosen === '' ? {} : { relationship: chosen }),
  ...(address ? { address } : {}),
});

/** A field in the words of the screen, where two versions stand beside each other. */
export function valueWords(name: keyof MyFields, of: MyFields): string {
  if (name === 'relationship') return of.relationship === '' ? 'Nothing' : relationship.label(of.relationship);
  if (name === 'address') return of.address ? formatAddress(of.address) : 'Nothing';
  return of[name] || 'Nothing';
}
