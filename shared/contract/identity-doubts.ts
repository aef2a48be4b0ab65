import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, lines } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** Describes a doubt that stops everything final: since when, and whether the viewer said so. */
export const myDoubtSchema = lazyObject(() => ({ on: instant, isOwn: z.boolean() }));
export type MyDoubt = z.infer<typeof myDoubtSchema>;

/** `/api/myCases/doubtIdentity`: a relative doubts who the home has in its care. */
export const identityDoubts = {
  doubtIdentity: call({
    name: 'doubtIdentity',
    method: 'POST',
    path: '/api/myCases/doubtIdentity',
    access: 'family',
    summary:
      'Says that the person in care doesn’t look like the one who died: an entry in the custody record that stops everything final, and tells the home’s staff',
  })
    .input(lazyObject(() => ({ caseId: guid, note: lines(600).default('') })))
    .output(myDoubtSchema),
};
