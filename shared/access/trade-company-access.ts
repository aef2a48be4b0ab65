import type { StaffAccess } from '../model/enumerations/people.ts';
import type { PermissionDecisions } from './access-levels.ts';

/** The only level stored for people of a trade company. It gives them nothing: `tradeCompanyAccess` decides. */
export const tradeCompanyLevel: StaffAccess = 'staff';

/** What the people of a trade company may do, only in the cases that the company is assigned to. Their access level doesn't matter. */
export const tradeCompanyAccess: PermissionDecisions = {
  'cases.read': true,
  'case-files.read': false,
  'cases.change': false,
  'cases.correct': false,
  'answers.change': true,
  'contacts.change': false,
  'documents.change': false,
  'notes.change': false,
  'decedent.move': true,
  'custody.export': false,
  'social-security.reveal': false,
  'tasks.complete': true,
  'tasks.change': false,
  'digest.choose': false,
  'calendar.subscribe': true,
  'messages.read': false,
  'messages.answer': false,
  'payments.change': false,
  'payments.correct': false,
  'card-payments.connect': false,
  'prices.read': false,
  'prices.change': false,
  'packages.change': false,
  'price-lists.publish': false,
  'price-lists.hand-out': false,
  'reports.read': false,
  'location.read': false,
  'location.change': false,
  'location.launch': false,
  'photos.change': false,
  'team.read': false,
  'team.manage': false,
  'admins.manage': false,
  'second-factor.require': false,
  'ownership.transfer': false,
};
