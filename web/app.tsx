import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './session/query-client.ts';

/** The app: what was loaded, and the screens. */
export const App = ({ router }: ComponentProps<typeof RouterProvider>) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);
