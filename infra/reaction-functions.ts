/** The Lambdas behind the rules of events (`events/rules`): what each needs, and who is affected when it fails. */
import { catalogSettings } from './call-settings.ts';
import type { ReactionFunction } from './function-definition.ts';
import { letters } from './letter-functions.ts';

export const reactions: readonly ReactionFunction[] = [
  ...letters,
  {
    kind: 'reaction',
    name: 'send-text',
    entry: 'functions/reactions/send-text.ts',
    stack: 'messages',
    environment: ['TABLE_NAME', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 20,
    atOnce: 5,
    whenItFails: 'Families do not get what a funeral home answered by text; the home sees that it is still being sent.',
  },
  {
    kind: 'reaction',
    name: 'open-lead',
    entry: 'functions/reactions/open-lead.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    // It reads the whole offer of a home to take up what was chosen from it.
    memoryMb: 1024,
    timeoutSeconds: 30,
    atOnce: 2,
    whenItFails: "A family sent its plan to a funeral home and it isn't among the home's cases; the home still has it by email.",
  },
  {
    kind: 'reaction',
    name: 'check-catalog-import',
    entry: 'functions/reactions/check-catalog-import.ts',
    environment: ['TABLE_NAME', 'FILES_BUCKET', ...catalogSettings],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'reads-batches', 'keeps-imports'],
    // It needs 256 MB (npm run bench -- catalog); the rest is for a full core.
    memoryMb: 1769,
    // By default, V8 lets short-lived objects take 60 MB more than checking a file needs.
    nodeOptions: '--max-semi-space-size=16',
    timeoutSeconds: 60,
    // Someone waits for it, as for a home's file below.
    retryAfterSeconds: 95,
    atOnce: 2,
    whenItFails: 'Administrators who sent a file with entries of the catalog never see what it would change, and can’t take it.',
  },
  {
    kind: 'reaction',
    name: 'run-merchandise-import',
    entry: 'functions/reactions/run-merchandise-import.ts',
    environment: ['TABLE_NAME', 'FILES_BUCKET', ...catalogSettings],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'keeps-imports'],
    memoryMb: 1769,
    timeoutSeconds: 60,
    // Someone waits for it. A second try ends within the two minutes after which the screen says that a check failed.
    retryAfterSeconds: 95,
    atOnce: 2,
    whenItFails:
      'Funeral homes that sent a file with their merchandise never see what it would change, or don’t get what they confirmed.',
  },
  {
    kind: 'reaction',
    name: 'make-aging-file',
    entry: 'functions/reactions/make-aging-file.ts',
    stack: 'messages',
    environment: ['TABLE_NAME', 'FILES_BUCKET'],
    grants: ['reads-table', 'writes-table', 'writes-report-files'],
    // A full core, since it may read the balances of thousands of cases.
    memoryMb: 1769,
    timeoutSeconds: 60,
    // Someone is waiting: a second try ends within the three minutes after which the screen says that it failed.
    retryAfterSeconds: 95,
    atOnce: 2,
    whenItFails: 'Staff of funeral homes who asked for a file of what their cases owe never get it; the page shows the balances.',
  },
  {
    kind: 'reaction',
    name: 'seal-document',
    entry: 'functions/reactions/seal-document.ts',
    environment: ['TABLE_NAME', 'EVIDENCE_BUCKET', 'FILES_BUCKET', 'SEAL_KEY_ARN', 'SITE_URL', 'TIMESTAMP_AUTHORITY_URL'],
    // The only Lambda that may use the key of the seal.
    grants: ['reads-table', 'writes-table', 'keeps-evidence', 'reads-case-documents', 'seals-documents'],
    native: ['sharp'],
    // It draws on PDFs of up to 20 MB, and sets type.
    memoryMb: 1769,
    timeoutSeconds: 60,
    atOnce: 2,
    whenItFails:
      'Staff and families wait for the sealed file of a document that everyone has signed; the signatures are kept, and it is tried again.',
  },
  {
    kind: 'reaction',
    name: 'sign-contract',
    stack: 'messages',
    entry: 'functions/reactions/sign-contract.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: 30,
    atOnce: 2,
    whenItFails:
      'Staff see a contract that everyone has signed as waiting for signatures, without its charges; the signatures are kept.',
  },
  {
    kind: 'reaction',
    name: 'count-progress',
    entry: 'functions/reactions/count-progress.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
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
    name: 'mirror-case-calendar',
    entry: 'functions/reactions/mirror-case-calendar.ts',
    stack: 'messages',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 20,
    atOnce: 5,
    whenItFails: "Staff of funeral homes don't see on their calendar what was changed on a case: a service's day, or a removal.",
  },
  {
    kind: 'reaction',
    name: 'join-own-cases',
    entry: 'functions/reactions/join-own-cases.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: 30,
    atOnce: 2,
    whenItFails: 'A family that created its account after it sent its plan cannot see its case; the home can invite it.',
  },
  {
    kind: 'reaction',
    stack: 'messages',
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
    kind: 'reaction',
    name: 'fire-task-triggers',
    entry: 'functions/reactions/fire-task-triggers.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: 30,
    // Those of one case follow one another; those of different cases don't conflict.
    atOnce: 5,
    whenItFails: 'Staff of funeral homes do not see new tasks in their cases, and tasks that are done stay open.',
  },
  {
    kind: 'reaction',
    name: 'fill-open-cases',
    entry: 'functions/reactions/fill-open-cases.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: 60,
    // One a lane at most; more would take the table's time from the staff who work on these cases.
    atOnce: 4,
    whenItFails:
      'Open cases do not get the tasks that administrators published for them, too; what happens from then on still creates them.',
  },
  {
    kind: 'reaction',
    name: 'keep-in-corpus',
    entry: 'functions/reactions/keep-in-corpus.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: 20,
    atOnce: 5,
    whenItFails:
      'Administrators see dry runs of the catalog without plans and cases of these hours, and a deleted case may stay in them.',
  },
  {
    kind: 'reaction',
    name: 'run-dry-run-lane',
    entry: 'functions/reactions/run-dry-run-lane.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'reads-dry-runs', 'writes-table'],
    // It prices plans and replays cases, with the whole catalog in memory twice.
    memoryMb: 1769,
    timeoutSeconds: 120,
    atOnce: 16,
    whenItFails: 'A full dry run of the catalog stops; administrators see how far it is.',
  },
  {
    kind: 'reaction',
    name: 'notify-members',
    entry: 'functions/reactions/notify-members.ts',
    stack: 'messages',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 20,
    atOnce: 5,
    whenItFails:
      'Staff of funeral homes are not told that they were mentioned or got a case, what a family changed in it, or that one sent a message. Nobody hears that a person is handed over to them.',
  },
];
