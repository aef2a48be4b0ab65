import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const identityDoubted = defineEvent({
  name: 'identity.doubted',
  version: 1,
  meaning:
    "A relative said that the person in a home's care doesn't look like theirs. Nothing final may happen until someone identifies them again.",
  data: caseEventData({ contactId: z.guid() }),
  sample: { ...sampleOfCase({ decedentStatus: 'in-care' }), contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2d01' },
});
