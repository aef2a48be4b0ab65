import * as z from 'zod';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { tokenSchema } from './session.ts';

/** The links by which a home asks a relative to plan online for a case. */
export const arrangementLinks = {
  openArrangementLink: call({
    name: 'openArrangementLink',
    method: 'POST',
    path: '/api/public/arrangementPlanner/openLink',
    access: 'visitor',
    summary:
      'Opens the plan that a home asks a relative to make for a case, by the link it mailed, and starts it the first time; 409 if the plan is in an account that isn’t the caller’s, unless `takesOver` moves it out of an account with another address than the link’s',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ token: tokenSchema, takesOver: z.boolean().default(false) }))
    .output(z.strictObject({ locationId: guid, arrangementId: guid })),
};
