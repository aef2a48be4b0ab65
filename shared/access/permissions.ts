/**
 * Lists everything that someone can be allowed to do at a home. Each call about a home names exactly one permission, and each access level decides every
 * one.
 */
export const permissions = {
  'cases.read': 'See the list of cases and, in a case, its status, the decedent’s care, its tasks, and what happened.',
  'case-files.read': 'Read every case of the home in full: the family, notes, contacts, plans, and the decedent’s record.',
  'cases.change':
    'Open, assign, change, complete, cancel, delete, and restore cases, choose their services, and change the calendar.',
  'cases.correct': 'Reopen a closed case, and correct its type or the record of care, with a reason.',
  'answers.change': 'Answer the questions of a case.',
  'contacts.change': 'Add, change, invite, block, and remove the people of a case.',
  'documents.change': 'Prepare the documents of a case, send them to be signed, and void or replace them.',
  'notes.change': 'Write, edit, and share notes.',
  'decedent.move': 'Record where the decedent is and what was done in their care.',
  'custody.export': 'Export the custody record of a case, with names and notes, and what checks it.',
  'social-security.reveal': 'See a decedent’s whole Social Security number, which is recorded.',
  'tasks.complete': 'Complete tasks and reopen them.',
  'tasks.change': 'Add and edit tasks, remove and restore them, and check them all again.',
  'digest.choose': 'Choose whether to get the morning email about one’s own tasks.',
  'calendar.subscribe': 'Get the calendar in another calendar program, at a secret address of one’s own.',
  'messages.read': 'Read messages from families.',
  'messages.answer': 'Answer messages from families, assign them, and write templates for answers.',
  'payments.change': 'Record payments.',
  'payments.correct': 'Refund payments, take back payments and refunds, and adjust what a case owes, with a reason.',
  'card-payments.connect': 'Set up card payments and the account at the card processor that receives them.',
  'prices.read': 'See prices, packages, and general price lists, before and after they are published.',
  'prices.change': 'Change prices and the settings of the general price list.',
  'packages.change': 'Change packages and the paragraphs of the general price list.',
  'price-lists.publish': 'Publish the general price list.',
  'price-lists.hand-out': 'Record that someone was given the general price list.',
  'reports.read': 'See reports: calls, cases, plans, and how soon messages were answered, by month.',
  'location.read': 'See the home’s dashboard, public page, and photos.',
  'location.change': 'Change the home’s public page, and its rooms and vehicles.',
  'location.launch': 'Launch the home’s public page, or take it down.',
  'photos.change': 'Add, arrange, describe, and remove photos.',
  'team.read': 'See who works at the home.',
  'team.manage': 'Invite, change, and remove team members, and reset a lost second factor.',
  'admins.manage': 'Make someone an admin, and change, invite, or remove an admin.',
  'second-factor.require': 'Decide whether everyone on the team needs a second factor.',
  'ownership.transfer': 'Hand the home over to another owner.',
} as const;

export type Permission = keyof typeof permissions;
