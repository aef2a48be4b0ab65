import type { ContractTerms } from '#shared/model/contract-terms.ts';
import { MAX_TERM_DAYS } from '#shared/model/limits.ts';
import { parsePercent, percentWords } from '#shared/pricing/percent-words.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';

/** The terms as they’re typed. */
export type TermsFields = {
  text: string;
  due: string;
  dueInDays: string;
  returnedCheckFee: string;
  hasFinanceCharge: string;
  monthlyPercent: string;
  graceDays: string;
  allowsMarkup: string;
  actualsWithinDays: string;
};

export const typedTerms = (terms: ContractTerms): TermsFields => {
  const { dueInDays: days, financeCharge: charge } = terms;
  return {
    text: terms.text,
    due: days === null ? 'none' : days === 0 ? 'signing' : 'days',
    dueInDays: days ? String(days) : '30',
    returnedCheckFee: terms.returnedCheckFeeCents === null ? '' : formatCents(terms.returnedCheckFeeCents),
    hasFinanceCharge: charge ? 'yes' : 'no',
    monthlyPercent: charge ? percentWords(charge.monthlyPpm).slice(0, -1) : '',
    graceDays: charge ? String(charge.graceDays) : '30',
    allowsMarkup: terms.allowsMarkup ? 'yes' : 'no',
    actualsWithinDays: terms.actualsWithinDays === null ? '' : String(terms.actualsWithinDays),
  };
};

/** Returns a number of days as it was typed; undefined for anything else. */
const daysOf = (text: string): number | undefined => {
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
  return days !== undefined && days <= MAX_TERM_DAYS ? days : undefined;
};

const dayFault = (text: string, least: 0 | 1): string | undefined =>
  (daysOf(text) ?? -1) >= least ? undefined : `Enter a number of days from ${least} to ${MAX_TERM_DAYS}.`;

export type TermsFaults = { readonly [Name in keyof TermsFields]?: string | undefined };

/** Finds what is wrong with terms before they’re sent. */
export function termsFaults(fields: TermsFields): TermsFaults {
  const { due, dueInDays, returnedCheckFee, hasFinanceCharge, monthlyPercent, graceDays, actualsWithinDays } = fields;
  const fee = returnedCheckFee.trim() ? (parseCents(returnedCheckFee) ?? 0) : 1;
  const ppm = parsePercent(monthlyPercent) ?? 0;
  return {
    dueInDays: due === 'days' ? dayFault(dueInDays, 1) : undefined,
    returnedCheckFee: fee > 0 && fee <= 10_000 ? undefined : 'Enter a fee above $0 and up to $100, or leave it empty.',
    ...(hasFinanceCharge === 'yes'
      ? {
          monthlyPercent: ppm > 0 && ppm <= 50_000 ? undefined : 'Enter a rate above 0 and up to 5, like 1.5.',
          graceDays: dayFault(graceDays, 0),
        }
      : {}),
    actualsWithinDays: actualsWithinDays.trim() ? dayFault(actualsWithinDays, 1) : undefined,
  };
}

/** Returns the terms as they were typed; undefined while something is wrong. */
export function termsFrom(fields: TermsFields): ContractTerms | undefined {
  if (Object.values(termsFaults(fields)).some(Boolean)) return undefined;
  const { text, due, returnedCheckFee, hasFinanceCharge, allowsMarkup, actualsWithinDays } = fields;
  return {
    text: text.trim(),
    dueInDays: due === 'none' ? null : due === 'signing' ? 0 : Number(fields.dueInDays),
    returnedCheckFeeCents: returnedCheckFee.trim() ? (parseCents(returnedCheckFee) as number) : null,
    financeCharge:
      hasFinanceCharge === 'yes'
        ? { monthlyPpm: parsePercent(fields.monthlyPercent) as number, graceDays: Number(fields.graceDays) }
        : null,
    allowsMarkup: allowsMarkup === 'yes',
    actualsWithinDays: actualsWithinDays.trim() ? Number(actualsWithinDays) : null,
  };
}
