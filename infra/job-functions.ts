/** The Lambdas that run by the clock (`events/schedules.ts`): what each needs, and who is affected when it fails. */
import { catalogSettings } from './call-settings.ts';
import type { JobFunction } from './function-definition.ts';

export const jobs: readonly JobFunction[] = [
  {
    kind: 'job',
    name: 'rebuild-search-snapshot',
    entry: 'functions/jobs/rebuild-search-snapshot.ts',
    environment: ['TABLE_NAME', 'SEARCH_BUCKET'],
    grants: ['reads-table', 'reads-search-snapshot', 'writes-search-snapshot'],
    memoryMb: 1769,
    timeoutSeconds: 300,
    whenItFails: 'Families may find a funeral home as it was on an earlier day: changes that were lost are not restored tonight.',
  },
  {
    kind: 'job',
    name: 'count-tasks',
    entry: 'functions/jobs/count-tasks.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    memoryMb: 512,
    timeoutSeconds: 900,
    whenItFails: 'Administrators see in the list of tasks what each did until an earlier day.',
  },
  {
    kind: 'job',
    name: 'count-catalog-uses',
    entry: 'functions/jobs/count-catalog-uses.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'publishes-catalog'],
    memoryMb: 1769,
    timeoutSeconds: 900,
    whenItFails: 'Administrators see how often entries of the catalog were used on an earlier day. Nothing else depends on it.',
  },
  {
    kind: 'job',
    name: 'expire-tasks',
    entry: 'functions/jobs/expire-tasks.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: 300,
    whenItFails: 'Funeral homes see tasks whose day has passed among those that are still open.',
  },
  {
    kind: 'job',
    name: 'start-price-lists',
    entry: 'functions/jobs/start-price-lists.ts',
    environment: ['TABLE_NAME', ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    memoryMb: 512,
    timeoutSeconds: 300,
    whenItFails:
      'Families see the old prices although the home scheduled new ones for today; staff can publish the list by hand.',
  },
  {
    kind: 'job',
    name: 'start-task-digests',
    entry: 'functions/jobs/start-task-digests.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 300,
    whenItFails: 'Staff of funeral homes get no morning email about what is due; Today in Yarrow shows it.',
  },
  {
    kind: 'job',
    name: 'start-notification-emails',
    entry: 'functions/jobs/start-notification-emails.ts',
    environment: ['TABLE_NAME'],
    grants: ['reads-table', 'writes-table'],
    timeoutSeconds: 240,
    whenItFails: 'Staff of funeral homes get no emails about mentions and new cases; their bell in Yarrow shows them.',
  },
];
