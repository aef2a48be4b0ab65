import type { StaffAccess, StaffKind } from '../model/enumerations/people.ts';

const byAccess: Record<StaffAccess, string> = {
  owner: 'Can do everything. Only the owner can transfer ownership.',
  admin:
    'Can do everything except transfer ownership: the team, prices, packages, the public page and its photos, the launch, and all work with families.',
  staff: 'Works on cases, contacts, tasks, and documents. Can’t change the team, prices, photos, or the launch.',
  bookkeeper:
    'Sees cases and their tasks, the calendar, prices, packages, and reports, and records payments. Can’t change anything else. Can’t see messages, the team, or the home’s profile.',
  'view-only': 'Can see the workspace but can’t change anything.',
};

/** Returns what a person with this access can do at a home, in words that fit both a form and an email. */
export const accessWords = (access: StaffAccess, kind: StaffKind = 'staff'): string =>
  kind === 'trade-company' ? 'Sees only the cases they’re assigned to.' : byAccess[access];
