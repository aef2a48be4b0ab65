import { MAX_CENTS, parseCents } from '#shared/values/money.ts';

/** Returns `1,234.50`, as a cell shows an amount after its dollar sign. */
export const amountText = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats what was typed or pasted if it is an amount; leaves anything else for the person to fix. */
export const tidyAmount = (text: string): string => {
  const cents = parseCents(text);
  return cents === undefined ? text.trim() : amountText(cents);
};

/** Returns the cents of what was typed. An amount that is too large stays one, so that its error says so; anything else is sent as text. */
export const typedCents = (text: string): number | string => {
  const cents = parseCents(text);
  if (cents !== undefined) return cents;
  return /^[$\s]*[\d,]{9,}(\.\d{0,2})?\s*$/.test(text) ? MAX_CENTS + 1 : text.trim();
};
