import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { tokenSchema } from './session.ts';

/** The links through which a home asks a relative to plan online for a case. */
export const arrangementLinks = {
  openArrangementLink: call({
    name: 'openArrangementLink',
    method: 'POST',
    path: '/api/public/arrangementPlanner/openLink',
    access: 'visitor',
    summary:
      'Opens the plan that a home asks a relative to make for a case, by the link it mailed, and starts it the first time; 409 if the plan is in an account that isn’t the caller’s, unless `takesOver` starts a new one beside it, which it doesn’t for an account that has proved the link’s own address',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema, takesOver: z.boolean().default(false) })))
    .output(lazyObject(() => ({ locationId: guid, arrangementId: guid }))),
};
