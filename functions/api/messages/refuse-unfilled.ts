import { problem } from '#functions/problem.ts';
import { placeholders, unfilledIn } from '#shared/messages/index.ts';

/** Refuses a text that still has a placeholder of a template: no family gets one. */
export function refuseUnfilled(text: string): void {
  const [first] = unfilledIn(text);
  if (first === undefined) return;
  const message = `Replace {${first}} (${placeholders[first]}) before you send this.`;
  throw problem('invalid_input', { errors: [{ field: 'text', message }] });
}
