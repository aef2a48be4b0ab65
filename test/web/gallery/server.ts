import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, normalizePath, preview } from 'vite';
import { contractRoutes } from '#web/build/contract-routes.ts';

/** Builds the gallery of components and serves it on a free port, for tests and for looking at it. */
export const serveGallery = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const project = normalizePath(resolve(import.meta.dirname, '../../..'));
  const outDir = `${project}/dist/gallery-${process.pid}`;
  const config = { configFile: false, root: `${project}/test/web/gallery`, logLevel: 'warn' } as const;
  await build({
    ...config,
    publicDir: `${project}/web/public`,
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      contractRoutes(project),
      react(),
      tailwindcss(),
    ],
  });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The gallery has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
