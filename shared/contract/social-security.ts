import * as z from 'zod';
import { revealReason } from '#shared/model/enumerations/reveal-reason.ts';
import { savedNumberSchema } from '#shared/model/social-security-number.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** `/api/cases`: the one call that answers a whole Social Security number. A separate group, so that only one Lambda may decrypt. */
export const socialSecurity = {
  revealSocialSecurityNumber: call({
    name: 'revealSocialSecurityNumber',
    method: 'POST',
    path: '/api/cases/{id}/decedent/socialSecurityNumber',
    access: 'social-security.reveal',
    summary:
      'The whole Social Security number of a decedent, for one reason. Each time is recorded in the case; ten an hour a person, then 429. Support is refused (403). The answer is never stored',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, reason: z.enum(revealReason.values) })))
    .output(lazyObject(() => ({ socialSecurityNumber: savedNumberSchema }))),
};
