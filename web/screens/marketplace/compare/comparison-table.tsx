import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { baskets } from '#shared/pricing/basket.ts';
import type { ComparedLine, HomesComparison } from '#shared/pricing/compare-homes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ComparedPrice, ComparedSum } from './compared-price.tsx';
import type { Near } from './comparison-address.ts';
import { ChangeHome, PlanWithHome } from './home-actions.tsx';
import { homeFacts } from './home-facts.tsx';
import { HomeLink } from './home-link.tsx';
import { LawNote } from './law-note.tsx';
import { PriceNotes } from './price-notes.tsx';
import type { ComparisonChanges } from './use-comparison-changes.ts';

export type ComparisonProps = {
  homes: readonly LocationProfile[];
  comparison: HomesComparison;
  near: Near | null;
  changes: ComparisonChanges;
  className?: string;
};

const cell = 'px-3 py-3 align-top print:px-1.5 print:py-[1pt]';
const rowHead = classNames(cell, 'pl-0 text-left font-semibold print:pl-0');

/** In a list this short, the total is visible anyway. */
const SHORT = 3;

const TotalRow = ({ comparison, className }: Pick<ComparisonProps, 'comparison' | 'className'>) => (
  <tr className={classNames('border-y-2 border-border-strong bg-sunken print:text-[9pt]', className)}>
    <th scope="row" className={classNames(rowHead, 'pl-3')}>
      <span className="text-lg">All-in total</span>
      <span className="mt-0.5 block text-sm font-normal text-muted print:hidden">{baskets[comparison.basket].label}</span>
    </th>
    {comparison.totals.map((total) => (
      <td key={total.homeId} className={classNames(cell, 'text-right')}>
        <ComparedSum total={total} count={comparison.lines.length} />
      </td>
    ))}
  </tr>
);

const LineRow = ({ row, homes }: { row: ComparedLine; homes: readonly LocationProfile[] }) => (
  <tr className="border-t border-border">
    <th scope="row" className={rowHead}>
      {gplLines[row.line].label}
      <span className="mt-0.5 block text-sm font-normal text-muted print:hidden">{gplLines[row.line].explanation}</span>
      {row.isSame && <span className="mt-0.5 block text-sm font-normal text-muted print:inline"> Same price</span>}
      <LawNote line={row.line} homes={homes} />
    </th>
    {row.prices.map((price) => (
      <td key={price.homeId} className={classNames(cell, 'text-right')}>
        <ComparedPrice price={price} />
      </td>
    ))}
  </tr>
);

/** Shows the comparison on wide screens and on paper: a row for each line, a column for each home. */
export const ComparisonTable = ({ homes, comparison, near, changes, className }: ComparisonProps) => (
  <div className={classNames('comparison-paper', className)}>
    <table className="w-full table-fixed border-b border-border print:text-[8.5pt] [&_:is(a,button,summary)]:scroll-mt-12">
      <caption className="sr-only">
        {baskets[comparison.basket].label} at {homes.length} funeral homes, line by line
      </caption>
      <colgroup>
        <col className={homes.length > 2 ? 'w-[26%] print:w-[25%]' : 'w-[36%] print:w-[28%]'} />
        {homes.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead className="sticky top-0 z-10 bg-bg shadow-[0_1px_0_var(--border)] print:static print:bg-transparent">
        <tr>
          <td className={cell} />
          {homes.map((home, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a home that replaces another keeps its button, and with it the focus
            <th key={index} scope="col" className={classNames(cell, 'text-left print:text-[9.5pt]')}>
              <HomeLink home={home} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="print:hidden">
          <td className={cell} />
          {homes.map((home, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <td key={index} className={classNames(cell, 'pt-0')}>
              <ChangeHome home={home} changes={changes} />
            </td>
          ))}
        </tr>
        {/* The total comes first; below a long list it is repeated, where the lines add up to it. */}
        {comparison.lines.length > SHORT && <TotalRow comparison={comparison} className="print:hidden" />}
        {comparison.lines.map((row) => (
          <LineRow key={row.line} row={row} homes={homes} />
        ))}
        <TotalRow comparison={comparison} />
        <tr className="print:hidden">
          <td className={cell} />
          {homes.map((home) => (
            <td key={home.id} className={cell}>
              <PlanWithHome home={home} />
            </td>
          ))}
        </tr>
        {homeFacts(homes, near).map(({ key, label, render }) => (
          <tr key={key} className="border-t border-border">
            <th scope="row" className={rowHead}>
              {label}
            </th>
            {homes.map((home) => (
              <td key={home.id} className={classNames(cell, 'text-sm print:text-[8pt]')}>
                {render(home)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <PriceNotes comparison={comparison} className="mt-4 print:mt-1 print:text-[7pt]" />
  </div>
);
