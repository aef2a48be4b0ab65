import type { ReactionRule } from './reaction-rule.ts';

/** What is made of cases and messages beside them, and follows their changes: the home's calendar, and what its reports count. */
export const mirrorRules: readonly ReactionRule[] = [
  ...(
    [
      ['case.created', 'A case that came with a plan has its services on the calendar.'],
      ['case.services-changed', 'A ceremony or a conference is on the calendar on the day that its case says.'],
      ['case.details-changed', 'A removal is on the calendar from when the place says that the home may come.'],
      ['case.status-changed', 'The calendar shows nothing of a cancelled case.'],
      ['case.deleted', 'The calendar shows nothing of a deleted case.'],
      ['case.restored', 'A restored case is back on the calendar.'],
      ['case.number-changed', 'The calendar names a case by its current number.'],
      ['decedent.changed', 'The calendar names the decedent as the case does now.'],
      ['decedent.status-changed', 'A removal that was requested is on the calendar.'],
    ] as const
  ).map(([when, why]): ReactionRule => ({ when, reaction: 'mirror-case-calendar', why })),
  ...(
    [
      ['case.created', 'The home sees how many calls and cases it had in a month.'],
      ['case.type-changed', 'Reports count a case under its current type.'],
      ['case.status-changed', 'Reports count accepted plans, and no cancelled cases.'],
      ['case.details-changed', 'Reports count a case under its current disposition.'],
      ['case.deleted', 'Reports count no deleted case.'],
      ['case.restored', 'Reports count a restored case again.'],
      ['information.requested', 'The home sees how many messages it got in a month.'],
      ['information.answer-changed', 'The home sees how soon it answers families.'],
    ] as const
  ).map(([when, why]): ReactionRule => ({ when, reaction: 'count-reports', why })),
];
