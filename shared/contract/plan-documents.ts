import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** The printed form of a plan. It stands apart from the planner's other calls, since composing a PDF needs a Lambda of its own. */
export const planDocuments = {
  getPlanPdf: call({
    name: 'getPlanPdf',
    method: 'POST',
    path: '/api/public/planDocuments/{id}/pdf',
    access: 'visitor',
    summary:
      'Composes the PDF of a plan (of this person, this browser, or sent to their home) and answers where it can be fetched for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(
      lazyObject(() => ({
        url: z.url(),
        fileName: z.string(),
        expiresAt: z.iso.datetime(),
        /** Characters that no font has, drawn as a replacement; usually none. */
        missingCharacters: z.array(z.string()),
      })),
    ),
};
