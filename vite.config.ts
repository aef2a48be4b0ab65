import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './web/build/contract-routes.ts';
import { preloadFonts } from './web/build/preload-fonts.ts';
import { prerenderHome } from './web/build/prerender-home.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
/** Where `npm run dev` sends calls and pictures: the edge of the embedded cloud. */
const cloud = process.env.YARROW_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: `${root}/web`,
  publicDir: `${root}/web/public`,
  cacheDir: `${root}/node_modules/.vite`,
  // The locale plugin has to see React Aria's strings before anything else resolves them.
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    contractRoutes(root),
    react(),
    tailwindcss(),
    preloadFonts(),
    prerenderHome(root),
  ],
  build: {
    outDir: `${root}/dist/web`,
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': cloud, '/media': cloud } },
});
