import { gplLine, planSection } from '#shared/model/enumerations/pricing.ts';
import type { PricedLine, PricedPlan, UnpricedLine } from '#shared/model/priced-plan.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { listWords, whyWords } from '#shared/pricing/why-words.ts';
import { formatCents } from '#shared/values/money.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Price } from '../ui/price.tsx';

const amountClass = 'shrink-0 text-right whitespace-nowrap tabular-nums';

/** Names the line of the price list that a price comes from, unless the line's own name already says so. */
const sourceWords = (line: PricedLine): string =>
  line.gplLine && gplLine.label(line.gplLine) === line.label ? 'On the price list under this name' : listWords(line);

/** Lists what a flat package includes, and what each part would cost separately. */
const Includes = ({ line }: { line: PricedLine }) => (
  <Disclosure title="What it includes" aside={line.includes.length} className="border-b-0 text-sm">
    <ul className="space-y-1.5">
      {line.includes.map(({ label, aLaCarteCents }) => (
        <li key={label} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{label}</span>
          <Price cents={aLaCarteCents} missing="Not sold separately" className="shrink-0 text-muted" />
        </li>
      ))}
    </ul>
    <p className="mt-3 text-muted">Each amount is what it would cost alone. The package is one price.</p>
  </Disclosure>
);

const Line = ({ line, isShort }: { line: PricedLine; isShort: boolean }) => {
  const quantity = quantityWords(line);
  const source = sourceWords(line);
  return (
    <li className="break-inside-avoid py-3">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">{line.label}</span>
        <span className={amountClass}>{formatCents(line.amountCents)}</span>
      </div>
      {quantity && <p className="text-sm text-muted tabular-nums">{quantity}</p>}
      {line.detail && !isShort && <p className="mt-0.5 text-sm whitespace-pre-line text-muted">{line.detail}</p>}
      <p className="mt-0.5 text-sm text-muted">{whyWords(line)}</p>
      {source && <p className="text-xs text-subtle">{source}</p>}
      {line.includes.length > 0 && <Includes line={line} />}
    </li>
  );
};

/** Lists what has no price here, with the reason. It never shows a zero. */
const Unpriced = ({ lines }: { lines: readonly UnpricedLine[] }) => (
  <section>
    <h3 className="text-sm font-semibold text-muted">Not in the total</h3>
    <ul className="divide-y divide-border">
      {lines.map(({ key, label, reason }) => (
        <li key={key} className="break-inside-avoid py-3">
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{label}</span>
            <span className="shrink-0 text-sm text-muted">No price</span>
          </div>
          <p className="mt-0.5 text-sm text-muted">{reason}</p>
        </li>
      ))}
    </ul>
  </section>
);

type PriceBreakdownProps = {
  priced: PricedPlan;
  /** Hides the total if it is shown elsewhere, such as above the breakdown. */
  isTotalHidden?: boolean;
  /** Leaves out the price list's own words about each line. */
  isShort?: boolean;
};

/** Breaks down the price of a plan: each line with its amount, the reason, and its price-list line; then what has no price, and the total. */
export const PriceBreakdown = ({ priced, isTotalHidden = false, isShort = false }: PriceBreakdownProps) => (
  <div className="grid gap-6">
    {priced.lines.length === 0 && <p className="text-muted">Nothing has been chosen yet that has a price.</p>}
    {planSection.values.map((part) => {
      const lines = priced.lines.filter(({ section }) => section === part);
      return lines.length === 0 ? null : (
        <section key={part}>
          <h3 className="text-sm font-semibold text-muted">{planSection.label(part)}</h3>
          <ul className="divide-y divide-border">
            {lines.map((line) => (
              <Line key={line.key} {...{ line, isShort }} />
            ))}
          </ul>
        </section>
      );
    })}
    {!isTotalHidden && (
      <p className="flex items-baseline justify-between gap-4 border-t-2 border-text pt-3 text-lg font-semibold">
        <span>Total</span>
        <span className={amountClass}>{formatCents(priced.totalCents)}</span>
      </p>
    )}
    {priced.unpriced.length > 0 && <Unpriced lines={priced.unpriced} />}
  </div>
);
