import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router-dom';
import { sessionStore } from '../session/session-parts.ts';
import { visitorIn } from '../session/use-session.ts';
import { whenRestored } from '../session/when-restored.ts';
import { type Audience, guardRoute } from './guard-route.ts';
import type { Screen, ScreenHandle, ScreenModule } from './screen.ts';

/** Rejects with a TimeoutError if a promise has not settled in time. */
const withTimeout = <Result>(promise: Promise<Result>, ms: number): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('It took too long.', 'TimeoutError')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Limits how long a screen's code may take to arrive (docs/decisions.md, Screens). */
const SCREEN_TIMEOUT_MS = 120_000;

/** Redirects visitors who may not see a route, once it is known who they are. */
const guard =
  (audience: Audience): MiddlewareFunction =>
  async ({ request }, next) => {
    await whenRestored(sessionStore);
    const { pathname, search } = new URL(request.url);
    const elsewhere = guardRoute(audience, visitorIn(sessionStore.get()), pathname + search);
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };

/** Loads a screen's code together with TanStack Query, and wraps the screen in it. */
const withQueries = async (load: Screen['load']): Promise<ScreenModule> => {
  const [{ inQueries }, module] = await Promise.all([import('../session/in-queries.tsx'), load()]);
  return { ...module, Component: inQueries(module.Component) };
};

/** Makes a route of a screen. `further` are its folder's guards, in addition to the audience's. */
export const screenRoute = (
  { path, audience, title, load, isWithoutQueries = false, isBare, isAlone }: Screen,
  further: MiddlewareFunction[] = [],
): RouteObject => ({
  path,
  handle: { title, audience, isBare, isAlone } satisfies ScreenHandle,
  lazy: () => withTimeout(isWithoutQueries ? load() : withQueries(load), SCREEN_TIMEOUT_MS),
  ...(audience === 'public' ? {} : { middleware: [guard(audience), ...further] }),
});
