import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkerMessage } from './messages.ts';

/** The build fills these in: the files to store, where, and the script that index.html begins with. */
declare const FILES: { url: string; revision: string | null }[];
declare const CACHE: string;
declare const BUILD: string;

type Message = ExtendableMessage & { data: WorkerMessage; ports: readonly MessagePort[] };
type ExtendableMessage = { waitUntil: (task: Promise<unknown>) => void };
const worker = self as unknown as {
  skipWaiting: () => Promise<void>;
  clients: { matchAll: (options: { includeUncontrolled: boolean; type: 'window' }) => Promise<readonly unknown[]> };
  addEventListener: (type: 'message', listen: (event: Message) => void) => void;
};

const SHELL = '/index.html';
const DAY_SECONDS = 24 * 60 * 60;
/** A network that doesn't answer for this long counts as none for the page itself; the page waits for its own data. */
const NAVIGATION_SECONDS = 4;

setCacheNameDetails({ prefix: 'yarrow', suffix: '', precache: CACHE });
clientsClaim();
cleanupOutdatedCaches();

// Only a file's own address is answered from here: "/" has to come from the network, so that a deploy reaches everyone.
precacheAndRoute(FILES, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

/** Every screen is the same page. If the server can't be reached, or fails, it is the stored one. */
const page = new NetworkOnly({
  networkTimeoutSeconds: NAVIGATION_SECONDS,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The page was answered with ${response.status}.`);
        return response;
      },
    },
    new PrecacheFallbackPlugin({ fallbackURL: SHELL }),
  ],
});
registerRoute(new NavigationRoute(page, { denylist: [/^\/(api|media|assets|case-cards)\//, /^\/[^/]+\.[a-z]+$/] }));

registerRoute(
  ({ request, url }) => request.destination === 'font' && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'yarrow-fonts', plugins: [new ExpirationPlugin({ maxEntries: 20 })] }),
);

/** Pictures of homes and of what they sell: public, and never changed under one address. The narrowest stands in for the others. */
const pictures = new CacheFirst({
  cacheName: 'yarrow-pictures',
  plugins: [
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    {
      handlerDidError: async ({ request }) =>
        (await caches.open('yarrow-pictures')).match(request.url.replace(/(1200|2400)(?=\.\w+$)/, '480')),
    },
  ],
});
registerRoute(({ request, url }) => request.destination === 'image' && url.pathname.startsWith('/media/'), pictures);

const keepPictures = (event: Message, paths: readonly string[]) =>
  Promise.allSettled(
    paths
      .filter((path) => path.startsWith('/media/'))
      .map((path) => pictures.handle({ event: event as never, request: new Request(path) })),
  );

const takeOverIfAlone = async () => {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (pages.length <= 1) await worker.skipWaiting();
};

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data.kind === 'keep-pictures') event.waitUntil(keepPictures(event, data.paths));
  else if (data.kind === 'take-over') event.waitUntil(worker.skipWaiting());
  else if (data.kind === 'take-over-if-alone') event.waitUntil(takeOverIfAlone());
  else event.ports[0]?.postMessage(BUILD);
});
