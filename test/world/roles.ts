import type { StaffAccess } from '#shared/model/enumerations/people.ts';

/** The cast member at each access level. A level without one doesn't compile. */
export const castByLevel = {
  owner: 'owner',
  admin: 'admin',
  staff: 'staff',
  bookkeeper: 'bookkeeper',
  'view-only': 'viewOnly',
} as const satisfies Record<StaffAccess, string>;

/** The cast members who work at the test home. */
export type LevelRole = (typeof castByLevel)[StaffAccess];

/** Everyone else: people without a home, someone from another home, a trade company, an administrator, and one who acts for the owner. */
const others = ['nobody', 'family', 'otherFamily', 'otherLocationStaff', 'trade', 'system', 'support'] as const;

export type Role = LevelRole | (typeof others)[number];
export const roles: readonly Role[] = [...Object.values(castByLevel), ...others];
