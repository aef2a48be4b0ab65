/** What happened at a home's page, counted by the home's own days, and how that reads over a while. Pure: the day of today comes in. */
export * from './activity.ts';
export * from './activity-over.ts';
