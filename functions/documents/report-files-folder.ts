/** The folder in the files bucket for reports that jobs make of a home's books. They are deleted after a week (infra/stacks/data-stack.ts). */
export const reportFilesFolder = 'report-files/';

/** Returns the object key of an aging file. */
export const agingFileObject = (id: string): string => `${reportFilesFolder}${id}.csv`;
