import { readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { screenScripts } from './initial-scripts.ts';

type Prerender = { renderHome: () => Promise<string> };

/** Builds `prerender.tsx` for Node and renders the home screen with it. Asset addresses are those of the browser's build. */
const render = async (root: string, config: ResolvedConfig): Promise<string> => {
  const outDir = `${root}/dist/.prerender`;
  await build({
    configFile: config.configFile || false,
    logLevel: 'warn',
    build: { ssr: `${root}/web/prerender.tsx`, outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  try {
    const { renderHome } = (await import(pathToFileURL(`${outDir}/prerender.js`).href)) as Prerender;
    return await renderHome();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

/**
 * Writes the rendered home screen into index.html, so that it is painted before any script has run, and tells `boot.js` which scripts the first
 * screens need. Other addresses get the same file; there, `boot.js` hides the home screen's content until their own screen is ready.
 */
export const prerenderHome = (root: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'yarrow:prerender-home',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (config.command !== 'build' || this.meta.watchMode) return;
        const outDir = config.build.outDir;
        const page = `${outDir}/index.html`;
        const html = await readFile(page, 'utf8');
        const content = await render(root, config);
        const filled = html
          .replace('data-screens=""', () => `data-screens='${JSON.stringify(screenScripts(outDir))}'`)
          .replace('<div id="root"></div>', () => `<div id="root"><div data-prerendered>${content}</div></div>`);
        if (!filled.includes('data-prerendered')) throw new Error('index.html has no place for the prerendered home screen.');
        await writeFile(page, filled);
      },
    },
  };
};
