/** Scheduled work: which job, when (UTC), and why. */
export type Schedule = { job: string; expression: string; why: string };

export const schedules: readonly Schedule[] = [
  {
    job: 'rebuild-search-snapshot',
    expression: 'cron(15 8 * * ? *)',
    why: 'Rebuilds the search snapshot from the table every night (08:15 UTC), so that a lost update lasts a day at most.',
  },
  {
    job: 'count-tasks',
    expression: 'cron(45 8 * * ? *)',
    why: 'Counts every night (08:45 UTC) how often each trigger made a task in the last 30 days and how those ended, for administrators.',
  },
  {
    job: 'count-catalog-uses',
    expression: 'cron(50 8 * * ? *)',
    why: 'Counts every night (08:50 UTC) how many homes, packages, plans, cases, and price lists have each entry of the catalog, before administrators retire any.',
  },
  {
    job: 'write-custody-checkpoints',
    expression: 'cron(30 8 * * ? *)',
    why: 'Writes a checkpoint every night (08:30 UTC) for each home whose custody records have new entries, so that removed entries show.',
  },
  {
    job: 'check-ledgers',
    expression: 'cron(40 8 * * ? *)',
    why: 'Checks every night (08:40 UTC) each ledger that has changed since: its chain, that each entry adds up, and that its sums are those of its entries.',
  },
  {
    job: 'tell-overdue-handoffs',
    expression: 'cron(0/15 * * * ? *)',
    why: 'Runs every 15 minutes: both sides of a hand-off that nobody has accepted or refused for 12 hours are told.',
  },
  {
    job: 'expire-tasks',
    expression: 'cron(0/15 * * * ? *)',
    why: "Runs every 15 minutes, because each one ends the day for some home: tasks whose day is over by the home's calendar expire.",
  },
  {
    job: 'start-price-lists',
    expression: 'cron(0/15 * * * ? *)',
    why: 'Runs every 15 minutes, because at each one a day begins for some home: price lists that were scheduled for it take effect.',
  },
  {
    job: 'start-task-digests',
    expression: 'cron(0/15 * * * ? *)',
    why: 'Runs every 15 minutes, because it is always 7 a.m. for some home: its people get an email about what is due.',
  },
  {
    job: 'start-notification-emails',
    expression: 'cron(0/5 * * * ? *)',
    why: 'Runs every 5 minutes: people whose notifications of the last minutes also go to their mailbox get one email with all of them.',
  },
  {
    job: 'remind-signers',
    expression: 'cron(20 0/1 * * ? *)',
    why: 'Runs every hour: people who have not signed are reminded after 3 and after 7 days, and links that expired are shown to the home.',
  },
  {
    job: 'start-sealings',
    expression: 'cron(0/5 * * * ? *)',
    why: 'Runs every 5 minutes: documents that everyone has signed and that aren’t sealed yet are tried again when their time has come.',
  },
];
