import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { contractRoutes } from '#web/build/contract-routes.ts';

/** Serves the gallery of pieces on a free port; for tests and for looking at it. */
export const serveGallery = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const project = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
  const server = await createServer({
    configFile: false,
    root: `${project}/test/web/gallery`,
    publicDir: `${project}/web/public`,
    cacheDir: `${project}/node_modules/.vite-gallery`,
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false, fs: { allow: [project] } },
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      contractRoutes(project),
      react(),
      tailwindcss(),
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The gallery has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
};
