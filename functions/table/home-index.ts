import type { Location } from '#shared/model/location.ts';
import { searchKey } from '#shared/values/text.ts';

/** The lists of all homes, live or not: each is one partition of an index. */
export const homeLists = {
  name: { index: 'gsi1', pk: 'LOCATIONS' },
  town: { index: 'gsi2', pk: 'LOCATIONS-BY-TOWN' },
} as const;
export type HomeOrder = keyof typeof homeLists;

/** Returns the index attributes that put a home into the list of all homes by name; written with every change of the name. */
export const nameIndex = ({ name, id }: Pick<Location, 'name' | 'id'>) => ({
  gsi1pk: homeLists.name.pk,
  gsi1sk: `${searchKey(name)}#${id}`,
});

/** Returns the index attributes that put a home into the list of all homes by town; written with every change of the address. */
export const townIndex = ({ address, id }: Pick<Location, 'address' | 'id'>) => ({
  gsi2pk: homeLists.town.pk,
  gsi2sk: `${searchKey(`${address.city} ${address.stateCode}`)}#${id}`,
});
