/** Activity on a home's page, counted by the home's days, and its totals over a period. Pure: the caller passes today. */
export * from './activity.ts';
export * from './activity-over.ts';
