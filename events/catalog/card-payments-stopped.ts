import * as z from 'zod';
import { cardPaymentsTrouble, cardRequirement } from '#shared/model/enumerations/card-payments.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const cardPaymentsStopped = defineEvent({
  name: 'card-payments.stopped',
  version: 1,
  meaning:
    'Nobody can pay into a home’s account at the card processor any more, or its money no longer reaches the home’s bank. `due` is what the processor asks for, in groups.',
  data: lazyObject(() => ({
    locationId: z.guid(),
    trouble: z.enum(cardPaymentsTrouble.values),
    due: z.array(z.enum(cardRequirement.values)),
  })),
  sample: { locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01', trouble: 'paused', due: ['proof'] },
});
