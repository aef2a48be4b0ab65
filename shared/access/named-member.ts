import type { StaffMember } from '../model/employee.ts';
import { can } from './can.ts';
import type { Permission } from './permissions.ts';

type Named = Pick<StaffMember, 'access' | 'kind'>;

/** What someone has to be allowed to do to be named as one who did it or was there: the permission of the call that writes it down (docs/decisions.md, Pages of custody). */
export const namedFor = { care: 'decedent.move', effects: 'cases.change' } as const satisfies Record<string, Permission>;

/** Returns whether a member of the home’s staff may be named as someone who did something, such as a second person or a witness. */
export const mayBeNamed = ({ access, kind }: Named, permission: Permission): boolean =>
  kind === 'staff' && can({ access, kind }, permission);

/** Says why someone can’t be named. */
export const onlyLooks = (fullName: string): string =>
  `${fullName} may only look at cases. Choose someone who may record what was done.`;
