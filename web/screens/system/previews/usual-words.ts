import { type DisplayService, mayCharge } from '#shared/model/display-service.ts';
import { formatCents } from '#shared/values/money.ts';

/** Says what it usually costs before anything is answered. A home charges its own prices. */
export function usualWords({ mappings: all, questions }: DisplayService): { words: string; hint: string } {
  const mappings = all.filter(mayCharge);
  const cents = mappings.reduce((sum, { logic, priceCents }) => (logic === undefined ? sum + (priceCents ?? 0) : sum), 0);
  const isByAnswers =
    mappings.some(({ logic, quantity }) => logic ?? quantity) || questions.some(({ prices }) => prices?.length > 0);
  if (cents === 0) return { words: isByAnswers ? 'The price depends on your answers' : 'No extra cost', hint: '' };
  return { words: `+${formatCents(cents)}`, hint: isByAnswers ? 'more or less, depending on your answers' : '' };
}
