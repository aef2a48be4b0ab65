/** Steps of the web build belong here: Vite plugins of our own, and what measures their result. */
export { contractRoutes } from './contract-routes.ts';
export { initialScripts } from './initial-scripts.ts';
export { leanPreloads } from './lean-preloads.ts';
export { leanRouter } from './lean-router.ts';
export { preloadFonts } from './preload-fonts.ts';
export { prerenderHome } from './prerender-home.ts';
export { serviceWorker } from './service-worker.ts';
