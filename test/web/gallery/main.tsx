import '#web/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { registerDrawers } from '#web/drawers/drawer-registry.ts';
import { queryClientOf } from '#web/session/query-client.ts';
import { Shell } from '#web/shell/shell.tsx';
import { Dialogs } from './dialogs.tsx';
import { Actions, Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Logic } from './logic.tsx';

registerDrawers({ sample: { load: () => import('./sample-drawer.tsx'), params: ['package'] } });

const Gallery = () => (
  <div className="mx-auto max-w-page px-(--page-gutter) py-12">
    <h1 className="text-3xl">Every piece</h1>
    <p className="mt-3 max-w-measure text-muted">Each in the states that a screen can bring it into.</p>
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <Fields />
      <div className="min-w-0 space-y-12">
        <Actions />
        <Dialogs />
        <Feedback />
      </div>
    </div>
    <div className="mt-12">
      <Logic />
    </div>
  </div>
);

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/', handle: { title: 'Every piece', audience: 'public' }, element: <Gallery /> },
      { path: '*', handle: { title: 'Elsewhere', audience: 'public' }, element: <h1 className="p-8 text-2xl">Elsewhere</h1> },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClientOf(null)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
