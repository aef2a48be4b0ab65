/** A home's figures by month: what a case and a message count as, and what reports make of it. Pure: the caller passes today. */
export * from './counted-as.ts';
export * from './counters.ts';
export * from './report-over.ts';
