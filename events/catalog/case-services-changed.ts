import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseServicesChanged = defineEvent({
  name: 'case.services-changed',
  version: 1,
  meaning:
    'Display services or merchandise of a case were chosen, removed, or changed: their status, what the family may do with them, their answers, or their price.',
  data: caseEventData({
    displayServiceIds: z.array(z.guid()),
    /** The home's items that changed; absent if none did. */
    locationItemIds: z.array(z.guid()).optional(),
  }),
  sample: {
    ...sampleOfCase({ displayServices: ['5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05'] }),
    displayServiceIds: ['5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05'],
  },
});
