/** The folder of the catalog's bucket with the drafts that full dry runs are about, for 30 days. */
export const dryRunsFolder = 'dry-runs/';
