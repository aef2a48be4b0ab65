import { problem } from '#functions/problem.ts';
import { PlacesUnavailable } from '#functions/vendors/places/port.ts';

/** Answers what a places service suggests; a service that does not answer is a 503 that says to type on. */
export async function suggested<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlacesUnavailable)) throw error;
    throw problem('unavailable', {
      detail: 'Suggestions are not available right now. Please type it in full.',
      retryAfterSeconds: 5,
    });
  }
}
