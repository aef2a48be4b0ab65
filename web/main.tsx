import './zod-without-eval.ts';
import './styles/index.css';
import './registered-drawers.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { keepCurrent } from './keep-current.ts';
import { keepTyped } from './keep-typed.ts';
import { whenIdle } from './loading/when-idle.ts';
import { addRoutes, routes } from './routes.tsx';
import { connectSession } from './session/connect-session.ts';
import { restoreSession } from './session/restore-session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The prerendered page stays until the first screen's code is there, so that nothing flashes in between. */
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
createRoot(container).render(<App router={router} />);
putBack();
// What could not be loaded is done by the next visit.
whenIdle()
  .then(keepCurrent)
  .catch(() => undefined);
