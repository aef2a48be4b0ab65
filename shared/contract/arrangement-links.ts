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
    summary: 'Opens the plan that a home asks a relative to make for a case, by the link it mailed; begun where it is not yet',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ token: tokenSchema }))
    .output(z.strictObject({ locationId: guid, arrangementId: guid })),
};
