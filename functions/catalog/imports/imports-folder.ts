/** The folder of the files bucket with files that are imported, and what they would do. They are deleted after a week (infra/stacks/data-stack.ts). */
export const importsFolder = 'imports/';
