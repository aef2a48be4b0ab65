import type { OperationContext } from '#functions/runtime/operation-context.ts';

/** The folder of the files bucket where documents wait for the person who asked for them. They are deleted after a day (infra/stacks/data-stack.ts). */
export const printedFolder = 'printed/';

/** Returns a new key in that folder, for a file with this extension. Its name is 32 random bytes, so nobody can guess it. */
export const printedKey = ({ randomBytes }: Pick<OperationContext, 'randomBytes'>, extension: string): string =>
  `${printedFolder}${Buffer.from(randomBytes()).toString('base64url')}.${extension}`;
