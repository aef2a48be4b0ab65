import type { Statement } from '#shared/model/contract-version.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { sectionSums } from '#shared/statement/section-sums.ts';
import { formatCents } from '#shared/values/money.ts';
import { Panel } from '#web/workspace/panel.tsx';

type Sum = { words: string; cents: number; about?: string };

const sumsOf = ({ totals, lines }: Statement): Sum[] => {
  const { discountsCents, taxesCents } = totals;
  const isEstimate = lines.some(({ cashAdvance }) => cashAdvance?.standing === 'estimate');
  const all: Sum[] = [
    ...sectionSums(lines).map(({ section, cents }) => ({
      words: planSection.label(section),
      cents,
      ...(section === 'cash-advances' && isEstimate ? { about: 'Some are estimates.' } : {}),
    })),
    { words: 'Reductions and discounts', cents: 0 - discountsCents },
    { words: 'Taxes', cents: taxesCents, about: 'On taxable lines, after reductions and discounts.' },
  ];
  return all.filter(({ cents }) => cents !== 0);
};

/** Adds up a statement, and says how. */
export const TotalsPanel = ({ statement }: { statement: Statement }) => (
  <Panel title="Total">
    <dl className="grid gap-2">
      {sumsOf(statement).map(({ words, cents, about }) => (
        <div key={words} className="flex items-start justify-between gap-4">
          <dt className="min-w-0">
            {words}
            {about && <span className="block text-muted">{about}</span>}
          </dt>
          <dd className="whitespace-nowrap tabular-nums">{formatCents(cents)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-text pt-2 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="whitespace-nowrap tabular-nums">{formatCents(statement.totals.totalCents)}</dd>
      </div>
    </dl>
  </Panel>
);
