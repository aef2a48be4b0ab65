import type { StaffAccess, StaffKind } from '../model/enumerations/people.ts';

const byAccess: Record<StaffAccess, string> = {
  owner: 'Can do everything. Only the owner can transfer ownership.',
  admin:
    'Can do everything except transfer ownership: the team, prices, packages, the public page and its photos, the launch, and all work with families.',
  staff: 'Works on cases, contacts, tasks, and documents. Can’t change the team, prices, photos, or the launch.',
  bookkeeper: 'Reads cases, prices, and reports, and records payments. Can’t see or change anything else.',
  'view-only': 'Can see the workspace but can’t change anything.',
};

/** Returns what a person with this access can do at a home, in words that fit both a form and an email. */
export const accessWords = (access: StaffAccess, kind: StaffKind = 'staff'): string =>
  kind === 'trade-company' ? 'Sees only the cases they’re assigned to.' : byAccess[access];
