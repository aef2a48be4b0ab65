import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** The printed form of a plan. It is separate from the planner's other calls, since composing a PDF needs its own Lambda. */
export const planDocuments = {
  getPlanPdf: call({
    name: 'getPlanPdf',
    method: 'POST',
    path: '/api/public/planDocuments/{id}/pdf',
    access: 'visitor',
    summary:
      "Composes the PDF of a plan (the caller's, this browser's, or one sent to their home) and returns a link to it that works for five minutes",
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
