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
  /** By group and name. Those of staff and administrators are added when the first of their screens comes (`web/work-routes.ts`). */
  const routes: Record<string, Record<string, CallRoute>>;
  export default routes;
}

/** The same of the calls that only staff and administrators make (`workGroups` of `shared/contract`). */
declare module 'virtual:work-contract-routes' {
  export { default } from 'virtual:contract-routes';
}
