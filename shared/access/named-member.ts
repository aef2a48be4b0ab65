import type { StaffMember } from '../model/employee.ts';
import { can } from './can.ts';
import type { Permission } from './permissions.ts';

type Named = Pick<StaffMember, 'access' | 'kind' | 'status'>;

/** What someone has to be allowed to do to be named as one who did it or was there: the permission of the call that writes it down (docs/decisions.md, Pages of custody). */
export const namedFor = { care: 'decedent.move', effects: 'cases.change' } as const satisfies Record<string, Permission>;

/**
 * Returns whether a member of the home’s staff may be named as someone who did something, such as a second person or a witness. Someone without an account never
 * learns that they were named, so that one person could be two.
 */
export const mayBeNamed = ({ access, kind, status }: Named, permission: Permission): boolean =>
  kind === 'staff' && status === 'active' && can({ access, kind }, permission);

/** Says why someone of the staff can’t be named. */
export const whyNotNamed = ({ fullName, status }: Pick<StaffMember, 'fullName' | 'status'>): string =>
  status === 'active'
    ? `${fullName} may only look at cases. Choose someone who may record what was done.`
    : `${fullName} has no account that’s in use here. Choose someone who has.`;
