/** The Lambdas behind the rules of events (`events/rules`): what each needs, and who is affected when it fails. */
import type { ReactionFunction } from './function-definition.ts';

const mailing = {
  kind: 'reaction',
  environment: ['TABLE_NAME', 'SITE_URL', 'MAIL_FROM', 'SUPPORT_MAIL'],
  grants: ['reads-table', 'writes-table', 'sends-mail'],
  timeoutSeconds: 20,
  atOnce: 5,
} as const satisfies Partial<ReactionFunction>;

export const reactions: readonly ReactionFunction[] = [
  {
    ...mailing,
    name: 'mail-information-request',
    entry: 'functions/reactions/mail-information-request.ts',
    whenItFails: 'A family wrote to a funeral home and the home has not been told; the message is kept, but nobody answers it.',
  },
  {
    ...mailing,
    name: 'mail-provider-sign-up',
    entry: 'functions/reactions/mail-provider-sign-up.ts',
    whenItFails: 'A funeral home asked to join and our own team has not been told; the request is in its list.',
  },
  {
    ...mailing,
    name: 'mail-plan-to-home',
    entry: 'functions/reactions/mail-plan-to-home.ts',
    whenItFails:
      'A family sent its plan to a funeral home and the home has not been told; the plan is kept, but nobody answers it.',
  },
  {
    ...mailing,
    name: 'mail-plan-to-family',
    entry: 'functions/reactions/mail-plan-to-family.ts',
    whenItFails: 'Families who sent a plan are not told that it arrived, or what happens next; the home has the plan.',
  },
  {
    ...mailing,
    name: 'mail-plan-detached',
    entry: 'functions/reactions/mail-plan-detached.ts',
    whenItFails:
      'Families are not told that someone else uses the link their plan came from; the plan itself stays in their account.',
  },
  {
    ...mailing,
    name: 'mail-sign-up-link',
    entry: 'functions/reactions/mail-sign-up-link.ts',
    whenItFails: 'Families who want an account wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-password-reset',
    entry: 'functions/reactions/mail-password-reset.ts',
    whenItFails: 'Families and staff who forgot their password wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-sign-in-link',
    entry: 'functions/reactions/mail-sign-in-link.ts',
    whenItFails:
      'Families, staff and administrators whose account had too many failed sign-ins wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-second-factor',
    entry: 'functions/reactions/mail-second-factor.ts',
    whenItFails:
      'Families, staff and administrators are not told that their two-step sign-in changed, and would not notice if someone else changed it.',
  },
  {
    ...mailing,
    name: 'mail-support-started',
    entry: 'functions/reactions/mail-support-started.ts',
    whenItFails: 'Staff of funeral homes are not told that support acts for them; the audit trail of their account has it.',
  },
  {
    ...mailing,
    name: 'mail-team-change',
    entry: 'functions/reactions/mail-team-change.ts',
    whenItFails: 'Owners of funeral homes are not told what support changed in their team; the team itself shows it.',
  },
  {
    ...mailing,
    name: 'mail-home-email-change',
    entry: 'functions/reactions/mail-home-email-change.ts',
    whenItFails: 'Funeral homes are not told that messages from families go to another email address; the profile shows which.',
  },
  {
    ...mailing,
    name: 'mail-admins-changed',
    entry: 'functions/reactions/mail-admins-changed.ts',
    whenItFails: 'Owners of funeral homes are not told of a new owner or admin; the team screen shows who it is.',
  },
  {
    ...mailing,
    name: 'mail-email-verification',
    entry: 'functions/reactions/mail-email-verification.ts',
    whenItFails: 'Families and staff cannot confirm their email address, because the link does not come.',
  },
  {
    ...mailing,
    name: 'mail-staff-invitation',
    entry: 'functions/reactions/mail-staff-invitation.ts',
    whenItFails: 'People who are invited to a funeral home wait for a link that does not come, and cannot start to work there.',
  },
  {
    ...mailing,
    name: 'mail-case-invitation',
    entry: 'functions/reactions/mail-case-invitation.ts',
    whenItFails: 'Families who are invited to a case wait for a link that does not come, and cannot see the case.',
  },
  {
    ...mailing,
    name: 'mail-arrangement-link',
    entry: 'functions/reactions/mail-arrangement-link.ts',
    whenItFails: 'Families who are asked to plan the arrangement online wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-welcome',
    entry: 'functions/reactions/mail-welcome.ts',
    whenItFails: 'Families with a new account are not told that it exists; the account itself works.',
  },
  {
    kind: 'reaction',
    name: 'open-lead',
    entry: 'functions/reactions/open-lead.ts',
    environment: ['TABLE_NAME', 'SNAPSHOT_MAX_AGE_SECONDS'],
    grants: ['reads-table', 'writes-table'],
    // It reads the whole offer of a home to take up what was chosen from it.
    memoryMb: 1024,
    timeoutSeconds: 30,
    atOnce: 2,
    whenItFails: "A family sent its plan to a funeral home and it isn't among the home's cases; the home still has it by email.",
  },
  {
    kind: 'reaction',
    name: 'count-progress',
    entry: 'functions/reactions/count-progress.ts',
    environment: ['TABLE_NAME', 'SNAPSHOT_MAX_AGE_SECONDS'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 20,
    atOnce: 5,
    whenItFails: 'Funeral homes see the progress that a case had before its type or its people changed, until its next answer.',
  },
  {
    kind: 'reaction',
    name: 'follow-member-name',
    entry: 'functions/reactions/follow-member-name.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 60,
    // Those of one home write the same words: more at the same time would mostly wait for one another.
    atOnce: 2,
    whenItFails: 'Staff cannot find the cases of a member under the new name, only under the earlier one.',
  },
  {
    kind: 'reaction',
    name: 'learn-case-names',
    entry: 'functions/reactions/learn-case-names.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 20,
    // Those of one home write the same rows of names: more at once would mostly wait for one another.
    atOnce: 2,
    whenItFails: 'Staff who mistype a name do not find the newest cases; spelled right, they find them.',
  },
  {
    kind: 'reaction',
    name: 'join-own-cases',
    entry: 'functions/reactions/join-own-cases.ts',
    environment: ['TABLE_NAME', 'SNAPSHOT_MAX_AGE_SECONDS'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 30,
    atOnce: 2,
    whenItFails: 'A family that created its account after it sent its plan cannot see its case; the home can invite it.',
  },
  {
    kind: 'reaction',
    name: 'count-reports',
    entry: 'functions/reactions/count-reports.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 10,
    // Like activity, everything of a month adds to one item.
    atOnce: 2,
    whenItFails:
      'Owners of funeral homes see reports that miss calls, cases, or messages; the cases and messages themselves are kept.',
  },
  {
    kind: 'reaction',
    name: 'count-activity',
    entry: 'functions/reactions/count-activity.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 10,
    // A busy home's events all add to one item: many at the same time would mostly be in each other's way.
    atOnce: 2,
    whenItFails:
      "Funeral homes see too few messages and plans in their dashboard's numbers; the messages and plans themselves are there.",
  },
  {
    kind: 'reaction',
    name: 'update-search-snapshot',
    entry: 'functions/reactions/update-search-snapshot.ts',
    environment: ['TABLE_NAME', 'SEARCH_BUCKET'],
    grants: ['reads-table', 'writes-table', 'reads-search-snapshot', 'writes-search-snapshot'],
    timeoutSeconds: 30,
    // All write one object under If-Match: more at the same time would mostly lose the race and try again.
    atOnce: 2,
    whenItFails: 'Families find funeral homes as they were before a change, until the nightly rebuild.',
  },
  {
    ...mailing,
    name: 'mail-task-digest',
    entry: 'functions/reactions/mail-task-digest.ts',
    whenItFails: 'Staff of funeral homes get no morning email about what is due; Today in Yarrow shows it.',
  },
  {
    kind: 'reaction',
    name: 'fire-task-triggers',
    entry: 'functions/reactions/fire-task-triggers.ts',
    environment: ['TABLE_NAME', 'SNAPSHOT_MAX_AGE_SECONDS'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 30,
    // Those of one case follow one another; those of different cases don't conflict.
    atOnce: 5,
    whenItFails: 'Staff of funeral homes do not see new tasks in their cases, and tasks that are done stay open.',
  },
  {
    ...mailing,
    name: 'mail-notifications',
    entry: 'functions/reactions/mail-notifications.ts',
    whenItFails: 'Staff of funeral homes get no emails about mentions and new cases; their bell in Yarrow shows them.',
  },
  {
    kind: 'reaction',
    name: 'notify-members',
    entry: 'functions/reactions/notify-members.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 20,
    atOnce: 5,
    whenItFails: 'Staff of funeral homes are not told that they were mentioned or got a case, or what a family changed in it.',
  },
];
