/** When a funeral home's page may go live, and what is still missing (marketplace.md sections 4 and 9): one rule for the dashboard, the profile and the server. */
export * from './launch-steps.ts';
