import { problem } from '#functions/problem.ts';
import { CheckoutRefused } from '#functions/vendors/checkout/index.ts';

/** Asks the processor for something. A refusal becomes a 409 in its words, and no answer becomes a 503. */
export async function processorAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CheckoutRefused) throw problem('conflict', { detail: `The card processor says: ${error.message}` });
    throw problem('unavailable', {
      detail: 'The card processor didn’t answer. Nothing was changed. Please try again.',
      retryAfterSeconds: 5,
    });
  }
}
