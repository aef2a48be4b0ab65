import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { formatCents } from '#shared/values/money.ts';
import type { Draft } from './letter.ts';
import type { Words } from './words.ts';
import { words } from './words.ts';

/** Returns the account of a plan for emails: each line with its amount, and the total. */
export const planAccount = ({ lines, totalCents }: PricedPlan): NonNullable<Draft['account']> => ({
  lines: lines.map(({ label, quantity, amountCents }): [Words, string] => [
    quantity > 1 ? words`${label} (${String(quantity)})` : words`${label}`,
    formatCents(amountCents),
  ]),
  total: formatCents(totalCents),
});

/** Returns one sentence on what the plan names and the home has no price for, or nothing. */
export const unpricedWords = ({ unpriced }: PricedPlan): Words[] =>
  unpriced.length === 0
    ? []
    : [words`Without a price, and not in the total: ${unpriced.map(({ label, reason }) => `${label} (${reason})`).join('; ')}.`];
