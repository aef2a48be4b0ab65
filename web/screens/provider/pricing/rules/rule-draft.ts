import { type ChargeKind, chargeKind, type GplLine, gplLine } from '#shared/model/enumerations/pricing.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { Discount, Tax } from '#shared/model/price-list.ts';
import { parsePercent, percentWords } from '#shared/pricing/percent-words.ts';
import { isCalendarDate } from '#shared/values/dates.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';

/** A tax as it’s typed. */
export type TaxFields = {
  name: string;
  rate: string;
  appliesTo: readonly string[];
  exceptLines: readonly string[];
  exceptCategoryIds: readonly string[];
};
/** A discount as it’s typed. */
export type DiscountFields = {
  name: string;
  reason: string;
  by: string;
  amount: string;
  appliesTo: readonly string[];
  who: string;
  from: string;
  until: string;
};
export type Faults<Fields> = { readonly [Name in keyof Fields]?: string | undefined };

const kinds = (values: readonly string[]) => values.filter((each): each is ChargeKind => chargeKind.has(each));
const typedPercent = (ppm: number): string => percentWords(ppm).slice(0, -1);

export const typedTax = (tax: Tax | undefined): TaxFields => ({
  name: tax?.name ?? '',
  rate: tax ? typedPercent(tax.ratePpm) : '',
  appliesTo: tax?.appliesTo ?? ['merchandise'],
  exceptLines: tax?.exceptLines ?? [],
  exceptCategoryIds: tax?.exceptCategoryIds ?? [],
});

const kindFault = ({ appliesTo }: { appliesTo: readonly string[] }) =>
  appliesTo.length === 0 ? 'Choose at least one kind of charge.' : undefined;

/** Finds what is wrong with a tax before it’s sent. */
export const taxFaults = (fields: TaxFields): Faults<TaxFields> => ({
  name: fields.name.trim() ? undefined : 'Enter a name, like Sales tax.',
  rate: (parsePercent(fields.rate) ?? Infinity) > 1_000_000 ? 'Enter a rate from 0 to 100, like 8.875.' : undefined,
  appliesTo: kindFault(fields),
});

/** Returns a tax as it was typed; undefined while something is wrong. */
export function taxFrom(id: string, fields: TaxFields): Tax | undefined {
  const ratePpm = parsePercent(fields.rate);
  if (ratePpm === undefined || Object.values(taxFaults(fields)).some(Boolean)) return undefined;
  return {
    ...{ id, name: fields.name.trim(), ratePpm, appliesTo: kinds(fields.appliesTo) },
    exceptLines: fields.exceptLines.filter((each): each is GplLine => gplLine.has(each)),
    exceptCategoryIds: [...fields.exceptCategoryIds],
  };
}

/** To whom a discount is given. What plans and cases know decides. */
const conditions: Readonly<Record<string, LogicRule>> = {
  veterans: { '==': [{ var: 'isVeteran' }, true] },
  ahead: { '==': [{ var: 'timing' }, 'pre-need'] },
};

/** Returns the options of who gets a discount. One with a rule of its own keeps it unless another is chosen. */
export const whoOptions = (discount: Discount | undefined) => [
  { value: 'everyone', label: 'Every family' },
  { value: 'veterans', label: 'Families of veterans' },
  { value: 'ahead', label: 'Plans made ahead of need' },
  ...(whoOf(discount) === 'own' ? [{ value: 'own', label: 'Families that meet its own condition' }] : []),
];

const whoOf = (discount: Discount | undefined): string => {
  if (discount?.when === undefined) return 'everyone';
  const rule = JSON.stringify(discount.when);
  return Object.keys(conditions).find((each) => JSON.stringify(conditions[each]) === rule) ?? 'own';
};

export const typedDiscount = (discount: Discount | undefined): DiscountFields => ({
  name: discount?.name ?? '',
  reason: discount?.reason ?? '',
  by: discount?.amountCents === undefined ? 'percent' : 'amount',
  amount:
    discount?.basisPoints !== undefined
      ? typedPercent(discount.basisPoints * 100)
      : discount?.amountCents !== undefined
        ? formatCents(discount.amountCents)
        : '',
  appliesTo: discount?.appliesTo ?? ['services'],
  who: whoOf(discount),
  from: discount?.from ?? '',
  until: discount?.until ?? '',
});

function amountFault({ by, amount }: DiscountFields): string | undefined {
  if (by === 'amount') return (parseCents(amount) ?? 0) > 0 ? undefined : 'Enter an amount above zero, like 150.00.';
  const ppm = parsePercent(amount) ?? 0;
  return ppm > 0 && ppm <= 1_000_000 && ppm % 100 === 0
    ? undefined
    : 'Enter a percentage above 0 and up to 100, with at most two decimals, like 5 or 7.5.';
}

function dayFault({ from, until }: DiscountFields): string | undefined {
  if (until && !isCalendarDate(until)) return 'Enter a date.';
  return from && until && until < from ? 'The last day is before the first. Choose a later one.' : undefined;
}

/** Finds what is wrong with a discount before it’s sent. */
export const discountFaults = (fields: DiscountFields): Faults<DiscountFields> => ({
  name: fields.name.trim() ? undefined : 'Enter a name, like Veterans.',
  reason: fields.reason.trim() ? undefined : 'Write why families get it. They read this.',
  amount: amountFault(fields),
  appliesTo: kindFault(fields),
  from: fields.from && !isCalendarDate(fields.from) ? 'Enter a date.' : undefined,
  until: dayFault(fields),
});

/** Returns a discount as it was typed; undefined while something is wrong. */
export function discountFrom(id: string, fields: DiscountFields, before: Discount | undefined): Discount | undefined {
  const { name, reason, by, amount, who, from, until } = fields;
  if (Object.values(discountFaults(fields)).some(Boolean)) return undefined;
  const when = who === 'own' ? before?.when : conditions[who];
  return {
    ...{ id, name: name.trim(), reason: reason.trim(), appliesTo: kinds(fields.appliesTo) },
    ...(by === 'amount' ? { amountCents: parseCents(amount) } : { basisPoints: (parsePercent(amount) as number) / 100 }),
    ...(when === undefined ? {} : { when }),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}
