import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Plugin, ResolvedConfig } from 'vite';
import { readManifest } from './initial-scripts.ts';
import { plannerFiles } from './planner-files.ts';

/** Files that every page uses and that have no hash in their names. */
const unhashed = ['index.html', 'boot.js', 'favicon.svg'];

const revisioned = async (outDir: string, file: string) => ({
  url: `/${file}`,
  revision: createHash('sha256')
    .update(await readFile(`${outDir}/${file}`))
    .digest('hex')
    .slice(0, 16),
});

/** Bundles `web/worker` into `/service-worker.js` with the list of files that it stores. Runs last, because the list needs their hashes. */
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
        const files = [
          ...plannerFiles(manifest).map((file) => ({ url: `/${file}`, revision: null })),
          ...(await Promise.all(unhashed.map((file) => revisioned(outDir, file)))),
        ];
        await build({
          entryPoints: [`${root}/web/worker/service-worker.ts`],
          outfile: `${outDir}/service-worker.js`,
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: {
            'process.env.NODE_ENV': '"production"',
            PLANNER_FILES: JSON.stringify(files),
            BUILD: JSON.stringify(`/${manifest['index.html']?.file}`),
          },
        });
      },
    },
  };
};
