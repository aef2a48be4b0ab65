import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { chunkBySight } from './web/build/chunk-by-sight.ts';
import { contractRoutes } from './web/build/contract-routes.ts';
import { leanPreloads } from './web/build/lean-preloads.ts';
import { leanRouter } from './web/build/lean-router.ts';
import { preloadFonts } from './web/build/preload-fonts.ts';
import { prerenderHome } from './web/build/prerender-home.ts';
import { recordContents } from './web/build/record-contents.ts';
import { serviceWorker } from './web/build/service-worker.ts';

// With `/` on Windows too, as in the ids of modules.
const root = normalizePath(import.meta.dirname);
/** Where `npm run dev` sends calls and pictures: the edge of the embedded cloud. */
const cloud = process.env.YARROW_ORIGIN ?? 'http://127.0.0.1:3000';

/** The icons of `/`, each too small for a file of its own. Whoever uses icons uses lucide's list of them, so that no import says which. */
const firstIcons =
  /lucide-react\/.*icons\/(building-complex|check|chevron-down|hash|house|locate-fixed|map-pin|message-square-text|scale|search)\.mjs$/;

/** Those of a funeral home's page, for the same reason. */
const homeIcons =
  /lucide-react\/.*icons\/(badge-check|chevron-right|file-text|image-off|images|languages|notebook-pen|printer|search-x)\.mjs$/;

/** Those of a planner's step. */
const stepIcons = /lucide-react\/.*icons\/(arrow-left|circle-question-mark|lock|minus|plus)\.mjs$/;

export default defineConfig({
  root: `${root}/web`,
  publicDir: `${root}/web/public`,
  cacheDir: `${root}/node_modules/.vite`,
  // The locale plugin has to see React Aria's strings before anything else resolves them.
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    contractRoutes(root),
    leanRouter(root),
    leanPreloads(),
    react(),
    tailwindcss(),
    preloadFonts(),
    prerenderHome(root),
    serviceWorker(root),
    recordContents(root),
  ],
  build: {
    outDir: `${root}/dist/web`,
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first page lists every later file: their names are in the manifest, and a hash alone is 1 KB less to load. Names don't compress:
        // a digit less is 0.3 KB of the planner. Seven are 42 bits, so two builds share a name by accident once in millions.
        chunkFileNames: 'assets/[hash:7].js',
        // What every page needs comes in two files, not in forty: small files compress badly.
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 2 },
            { name: 'app', tags: ['$initial'], test: (id) => !/(index\.html|main\.tsx)$/.test(id), priority: 1 },
            { name: 'icons', test: firstIcons },
            { name: 'home-icons', test: homeIcons },
            { name: 'step-icons', test: stepIcons },
            { name: chunkBySight(root), debugName: 'by sight', priority: -1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': cloud, '/media': cloud } },
});
