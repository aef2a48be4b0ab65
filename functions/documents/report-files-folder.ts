/** The folder of the files bucket with files that jobs make of a home's books. They are deleted after a week (infra/stacks/data-stack.ts). */
export const reportFilesFolder = 'report-files/';

/** Returns where the file of a home's aging is, by its id. */
export const agingFileObject = (id: string): string => `${reportFilesFolder}${id}.csv`;
