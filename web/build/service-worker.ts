import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Plugin, ResolvedConfig } from 'vite';
import { readManifest } from './initial-scripts.ts';
import { plannerFiles, removalFiles } from './planner-files.ts';

/** Files that every page uses and that have no hash in their names. */
const unhashed = ['index.html', 'boot.js', 'favicon.svg'];

const revisioned = async (outDir: string, file: string) => ({
  url: `/${file}`,
  revision: createHash('sha256')
    .update(await readFile(`${outDir}/${file}`))
    .digest('hex')
    .slice(0, 16),
});

/** The workers: one for everyone who plans, and one for the removals alone, which no family's phone gets. */
const workers = [
  { outfile: 'service-worker.js', cache: 'planner', filesOf: plannerFiles },
  { outfile: 'removals-worker.js', cache: 'removals', filesOf: removalFiles },
];

/** Bundles `web/worker` once for each list of files that it stores. Runs last, because the lists need their hashes. */
export const serviceWorker = (root: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'yarrow:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const { outDir } = config.build;
        const manifest = readManifest(outDir);
        const shell = await Promise.all(unhashed.map((file) => revisioned(outDir, file)));
        for (const { outfile, cache, filesOf } of workers)
          await build({
            entryPoints: [`${root}/web/worker/service-worker.ts`],
            outfile: `${outDir}/${outfile}`,
            bundle: true,
            minify: true,
            format: 'iife',
            target: 'es2022',
            legalComments: 'none',
            define: {
              'process.env.NODE_ENV': '"production"',
              FILES: JSON.stringify([...filesOf(manifest).map((file) => ({ url: `/${file}`, revision: null })), ...shell]),
              CACHE: JSON.stringify(cache),
              BUILD: JSON.stringify(`/${manifest['index.html']?.file}`),
            },
          });
      },
    },
  };
};
