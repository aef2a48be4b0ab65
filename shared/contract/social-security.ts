import * as z from 'zod';
import { revealReason } from '#shared/model/enumerations/reveal-reason.ts';
import { savedNumberSchema } from '#shared/model/social-security-number.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** `/api/cases`: the one call that returns a whole Social Security number. It has its own group, so that only one Lambda can decrypt. */
export const socialSecurity = {
  revealSocialSecurityNumber: call({
    name: 'revealSocialSecurityNumber',
    method: 'POST',
    path: '/api/cases/{id}/decedent/socialSecurityNumber',
    access: 'social-security.reveal',
    summary:
      'Returns the whole Social Security number of a decedent, for a reason. The case records each time; ten an hour per person, then 429. Support is refused (403). The answer is never stored',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, reason: z.enum(revealReason.values) })))
    .output(lazyObject(() => ({ socialSecurityNumber: savedNumberSchema }))),
};
