/**
 * Decides when a funeral home's page may go live, and what is still missing (docs/decisions.md, Profile): one rule for the dashboard, the profile, and
 * the server.
 */
export * from './launch-steps.ts';
