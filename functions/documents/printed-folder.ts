/** The folder of the files bucket where documents wait for the person who asked for them. They are deleted after a day (infra/stacks/data-stack.ts). */
export const printedFolder = 'printed/';
