import './zod-without-eval.ts';
import './styles/index.css';
import './registered-drawers.ts';
import { type ComponentProps, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { MissingCode } from './loading/missing-code.ts';
import { whenIdle } from './loading/when-idle.ts';
import { addRoutes, routes } from './routes.tsx';
import { connectSession } from './session/connect-session.ts';
import { restoreSession } from './session/restore-session.ts';

/**
 * Remembers what someone typed into the prerendered page before the app took over, and where the focus was. Returns a function that puts it into the
 * app's input with the same name, as if it had been typed there.
 */
const keepTyped = (container: HTMLElement): (() => void) => {
  const old = [...container.querySelectorAll<HTMLInputElement>('input[name]')].find(
    (input) => input === document.activeElement || (input.type === 'text' && input.value !== ''),
  );
  if (!old) return () => undefined;
  const { name, value } = old;
  const hadFocus = old === document.activeElement;
  return () => {
    const observer = new MutationObserver(() => {
      const input = container.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
      if (!input || input === old) return;
      observer.disconnect();
      if (hadFocus) input.focus({ preventScroll: true });
      if (!value || input.value === value) return;
      // React notices an input only through the element's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    observer.observe(container, { childList: true, subtree: true });
  };
};

const isAnythingWaiting = (): boolean => {
  try {
    return ['yarrow.sends', 'yarrow.trip.waiting'].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
};

/** Continues what an earlier visit left: a plan or a note about a removal that waits to be sent, and a service worker of an older build. Most visits load nothing for it. */
const keepCurrent = async (): Promise<void> => {
  if (navigator.serviceWorker?.controller) (await import('./worker-updates.ts')).followUpdates();
  if (isAnythingWaiting()) await (await import('./send-waiting.ts')).sendWaiting();
};

/** Renders the app: its screens. `session/query-client.ts` caches what a screen loads. */
const App = ({ router }: ComponentProps<typeof RouterProvider>) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** Logs an error that a part of the page has replaced. Code that didn't arrive isn't one: the page says so, and loads it again. */
const logUnexpected = (error: unknown) => {
  if (!(error instanceof MissingCode)) console.error(error);
};

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the first screen's code is loaded. The prerendered page stays until then, so that nothing flashes in between. */
const whenReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addRoutes });
connectSession(router);
void restoreSession();
await whenReady(router);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const putBack = keepTyped(container);
createRoot(container, { onCaughtError: logUnexpected }).render(<App router={router} />);
putBack();
// If something could not be loaded, the next visit does it.
whenIdle()
  .then(keepCurrent)
  .catch(() => undefined);
