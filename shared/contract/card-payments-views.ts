import * as z from 'zod';
import { cardPaymentsState, cardRequirement } from '#shared/model/enumerations/card-payments.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { instant, line } from '#shared/values/schemas.ts';

/** Describes how somebody pays on the processor's page. */
export const checkoutWay = z.enum(['card', 'ach'], 'Choose how it’s paid.');

/** Describes the state of a home's payments by card and bank account. */
export const cardPaymentsSchema = lazyObject(() => ({
  /** Whether this site has a card processor at all. */
  isOffered: z.boolean(),
  state: z.enum(cardPaymentsState.values),
  /** What the processor still asks for. */
  due: z.array(z.enum(cardRequirement.values)),
  /** Whether the processor sends the money on to the home's bank. */
  paysOut: z.boolean(),
  /** How people can pay now: each way that the processor has activated, and none while the home takes no payments. */
  ways: z.array(checkoutWay),
  /** When we last asked the processor. */
  checkedOn: instant.nullable(),
}));
export type CardPayments = z.infer<typeof cardPaymentsSchema>;

/** Describes the same, and the address of the processor's page that continues the setup; null if there is nothing left to do. */
export const connectingSchema = lazyObject(() => ({ cardPayments: cardPaymentsSchema, address: line(2_000).nullable() }));
