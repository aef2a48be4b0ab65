/** Where documents wait in the bucket of files for whoever asked for them; the bucket forgets them after a day (infra/stacks/data-stack.ts). */
export const printedFolder = 'printed/';
