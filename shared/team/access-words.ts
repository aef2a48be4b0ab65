import type { StaffAccess, StaffKind } from '../model/enumerations/people.ts';

const byAccess: Record<StaffAccess, string> = {
  owner: 'May do everything, and alone may hand the home over to another owner.',
  admin:
    'May do everything but transfer ownership: the team, prices, packages, the page and its launch, and all the work with families.',
  staff: 'Works on cases, contacts, tasks and documents. May not change the team, prices or the launch.',
  'view-only': 'Sees the workspace and changes nothing.',
};

/** What somebody of this access may do at a home, in a sentence that fits a choice and a letter. */
export const accessWords = (access: StaffAccess, kind: StaffKind = 'staff'): string =>
  kind === 'trade-company' ? 'Sees only the cases that they are assigned to.' : byAccess[access];
