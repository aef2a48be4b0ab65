import { staffAccess, staffKind } from '../model/enumerations/people.ts';
import { can } from './can.ts';
import type { Permission } from './permissions.ts';
import { tradeCompanyAccess } from './trade-company-access.ts';

/** Returns the labels of everyone who has a permission, for documents about the API and the levels. */
export const holdersOf = (permission: Permission): string[] => [
  ...staffAccess.values.filter((access) => can({ access, kind: 'staff' }, permission)).map(staffAccess.label),
  ...(tradeCompanyAccess[permission] ? [staffKind.label('trade-company')] : []),
];
