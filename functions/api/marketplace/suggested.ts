import { problem } from '#functions/problem.ts';
import { PlacesUnavailable } from '#functions/vendors/places/port.ts';

/** Answers with what a places service suggests. If the service doesn't answer, the caller gets a 503 that says to keep typing. */
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
