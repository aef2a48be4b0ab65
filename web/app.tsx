import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';

/** The app: its screens. What a screen loads is kept by `session/query-client.ts`. */
export const App = ({ router }: ComponentProps<typeof RouterProvider>) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
