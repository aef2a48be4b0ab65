import * as z from 'zod';
import { CARD_NUMBER, hasCardNumber } from '#shared/ledger/card-number.ts';
import { line, requiredLine } from '#shared/values/schemas.ts';

/** Matches ids, including those in line keys and those of places in an address search: their digits aren't a card number. */
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{32,}\b/gi;

/** Returns whether any text in a value contains a card number. */
export function hasCardNumberIn(value: unknown): boolean {
  if (typeof value === 'string') return hasCardNumber(value.replace(ids, ' id '));
  return typeof value === 'object' && value !== null && Object.values(value).some(hasCardNumberIn);
}

/** Refuses a card number in a text that people write. */
export const noCardNumber = /* @__PURE__ */ z.refine<string>((text) => !hasCardNumber(text), CARD_NUMBER);

/** Describes a line that refuses card numbers. */
export const safeLine = (max: number) => line(max).check(noCardNumber);

/** Describes the reason for a change to money or a contract. */
export const reasonLine = () => requiredLine(300, 'Please say why.').check(noCardNumber);

/** Describes the key of a line on an account (`PricedLine.key`), which may have ids in it. */
export const lineKey = () => line(120).check(z.refine<string>((key) => !hasCardNumberIn(key), CARD_NUMBER));
