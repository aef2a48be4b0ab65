import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How much of a script comes from each of its modules, which only a build knows: the length of its code by the module's id. */
export type Contents = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Where a build leaves it: beside what is deployed, not in it. */
export const contentsFile = (root: string): string => join(root, 'dist/web-contents.json');

/** Records what is in each script of a build, for `npm run bench`. */
export const recordContents = (root: string): Plugin => ({
  name: 'yarrow:record-contents',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const contents: Contents = Object.fromEntries(
      chunks.map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
      ]),
    );
    writeFileSync(contentsFile(root), JSON.stringify(contents));
  },
});
