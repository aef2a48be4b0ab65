/** Work that is done by the clock: which job, when (UTC), and why. */
export type Schedule = { job: string; expression: string; why: string };

export const schedules: readonly Schedule[] = [
  {
    job: 'rebuild-search-snapshot',
    expression: 'cron(15 8 * * ? *)',
    why: "Once a night (08:15 UTC) the search snapshot is rebuilt from the table, so that a lost patch can't outlive a day.",
  },
  {
    job: 'expire-tasks',
    expression: 'cron(0/15 * * * ? *)',
    why: 'Every quarter of an hour, since the day of some home ends at each: tasks whose day is over by its calendar expire.',
  },
  {
    job: 'start-task-digests',
    expression: 'cron(0/15 * * * ? *)',
    why: 'Every quarter of an hour, since it is seven in the morning for some home: its people are told what is due.',
  },
];
