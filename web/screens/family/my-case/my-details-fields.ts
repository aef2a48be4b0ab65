import * as z from 'zod';
import type { MyContact, MyContactFields } from '#shared/contract/my-cases.ts';
import type { Address } from '#shared/model/address.ts';
import {
  contactDefaults,
  contactLabelsOf,
  ownContactFields,
  ownContactNames,
  pickContactFields,
} from '#shared/model/contact-field-sets.ts';
import { contactWay } from '#shared/model/enumerations/people.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { formatAddress } from '#shared/values/format-address.ts';

const { address: _address, ...typedFields } = ownContactFields;
/** What people type. The address, which has parts, is separate. */
export const typedSchema = z.object({
  ...typedFields,
  relationship: z.union([z.literal(''), z.enum(relationship.values)]),
  preferredWay: z.union([z.literal(''), z.enum(contactWay.values)]),
});
export type Typed = z.output<typeof typedSchema>;

/** Everything that relatives say about themselves. `address` is null if there is none. */
export type MyFields = Typed & { address: Address | null };

export const typedNames = ownContactNames.filter((name) => name !== 'address');
export const labels: Record<keyof Typed, string> = contactLabelsOf(typedNames, true);
export const allLabels: Record<keyof MyFields, string> = contactLabelsOf(ownContactNames, true);

export const fieldsOf = ({ contact }: MyContact): MyFields => ({
  ...pickContactFields(contactDefaults(), typedNames),
  ...pickContactFields(contact, typedNames),
  firstName: contact.firstName ?? '',
  lastName: contact.lastName ?? '',
  relationship: contact.relationship ?? '',
  preferredWay: contact.preferredWay ?? '',
  address: contact.address ?? null,
});

/** Returns what is sent: the description of another relationship goes only with Other. */
export const inputOf = ({
  relationship: chosen,
  otherRelationship,
  preferredWay,
  address,
  ...typed
}: MyFields): MyContactFields => ({
  ...typed,
  otherRelationship: chosen === 'other' ? otherRelationship : '',
  ...(chosen === '' ? {} : { relationship: chosen }),
  ...(preferredWay === '' ? {} : { preferredWay }),
  ...(address ? { address } : {}),
});

/** Describes a field in the words of the screen, to compare two versions. */
export function valueWords(name: keyof MyFields, of: MyFields): string {
  if (name === 'relationship') return of.relationship === '' ? 'Nothing' : relationship.label(of.relationship);
  if (name === 'preferredWay') return of.preferredWay === '' ? 'Nothing' : contactWay.label(of.preferredWay);
  if (name === 'address') return of.address ? formatAddress(of.address) : 'Nothing';
  return of[name] || 'Nothing';
}
