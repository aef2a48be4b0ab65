/// <reference types="vite/client" />

/** The contract as the browser needs it: method, path and access of every call, no schema. Made by `web/build/contract-routes.ts`. */
declare module 'virtual:contract-routes' {
  import type { Access, Idempotency } from '#shared/contract/call.ts';

  type CallRoute = {
    '~orpc': {
      errorMap: Record<string, never>;
      meta: { access: Access; idempotency: Idempotency };
      route: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: `/${string}` };
    };
  };
  const routes: Record<string, Record<string, CallRoute>>;
  export default routes;
}
