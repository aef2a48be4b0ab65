import { ArrowDown } from 'lucide-react';
import type { ComparedPrice as Compared, ComparedTotal } from '#shared/pricing/compare-homes.ts';
import { formatCents } from '#shared/values/money.ts';
import { lineNames } from '#web/parts/line-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Marks the lowest price with a word and a sign, so that it doesn't depend on color. */
const Lowest = () => (
  <Badge tone="success" icon={ArrowDown} className="print:gap-0.5 print:bg-transparent print:p-0">
    Lowest
  </Badge>
);

const amount = 'whitespace-nowrap tabular-nums';

/** Shows one home's price of one line. A line that isn't listed says so; it is never an amount. */
export const ComparedPrice = ({ price }: { price: Compared }) =>
  price.cents === null ? (
    <span className="text-muted">Not listed</span>
  ) : (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5">
      {price.isLowest && <Lowest />}
      <span className={classNames(amount, price.isLowest && 'font-semibold')}>
        {price.isFrom && <span className="text-muted">from </span>}
        {formatCents(price.cents)}
      </span>
    </span>
  );

type ComparedSumProps = {
  total: ComparedTotal;
  /** The number of lines in the basket. */
  count: number;
  className?: string;
};

/** Shows one home's total, or that there is none and which lines it lacks. */
export const ComparedSum = ({ total, count, className }: ComparedSumProps) =>
  total.cents === null ? (
    <span className={className}>
      <span className="block font-semibold">No total</span>
      <span className="block text-sm text-muted print:text-[7pt]!">
        {total.missing.length === count ? 'This home lists none of it here.' : `Not listed: ${lineNames(total.missing)}`}
      </span>
    </span>
  ) : (
    <span className={className}>
      <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5">
        {total.isLowest && <Lowest />}
        <span className={classNames(amount, 'text-lg font-semibold')}>{formatCents(total.cents)}</span>
      </span>
      {total.aboveLowestCents !== null && total.aboveLowestCents > 0 && (
        <span className="block text-sm text-muted tabular-nums">
          {formatCents(total.aboveLowestCents, { decimals: 'if-any' })} more than the lowest
        </span>
      )}
    </span>
  );
