import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { baskets } from '#shared/pricing/basket.ts';
import type { ComparedLine, ComparedTotal } from '#shared/pricing/compare-homes.ts';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { Card } from '#web/ui/card.tsx';
import { ComparedPrice, ComparedSum } from './compared-price.tsx';
import type { ComparisonProps } from './comparison-table.tsx';
import { ChangeHome, PlanWithHome } from './home-actions.tsx';
import { homeFacts } from './home-facts.tsx';
import { HomeLink } from './home-link.tsx';
import { LawNote } from './law-note.tsx';
import { PriceNotes } from './price-notes.tsx';
import type { ComparisonChanges } from './use-comparison-changes.ts';

type HomeCardProps = { home: LocationProfile; total: ComparedTotal; count: number; changes: ComparisonChanges };

const HomeCard = ({ home, total, count, changes }: HomeCardProps) => (
  <li>
    <Card className="flex h-full flex-col p-5">
      <h3 className="leading-tight">
        <HomeLink home={home} />
      </h3>
      <p className="mt-1">
        <RatingLine rating={home.rating} reviewCount={home.reviewCount} size={14} />
      </p>
      <ComparedSum total={total} count={count} className="mt-3 mb-3 block" />
      <div className="mt-auto">
        <PlanWithHome home={home} />
        <div className="mt-1">
          <ChangeHome home={home} changes={changes} />
        </div>
      </div>
    </Card>
  </li>
);

const LineBlock = ({ row, homes }: { row: ComparedLine; homes: readonly LocationProfile[] }) => (
  <section className="pt-5 pb-2">
    <h3 className="text-base">{gplLines[row.line].label}</h3>
    <dl className="mt-2.5 divide-y divide-border rounded-control border border-border bg-surface">
      {row.prices.map((price, index) => (
        <div key={price.homeId} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
          <dt className="min-w-0 text-sm">{homes[index]?.name}</dt>
          <dd className="shrink-0 text-right">
            <ComparedPrice price={price} />
          </dd>
        </div>
      ))}
    </dl>
    {row.isSame && <p className="mt-1.5 text-sm text-muted">Same price</p>}
    <LawNote line={row.line} homes={homes} title="What this is" explanation={gplLines[row.line].explanation} />
  </section>
);

/** Shows the comparison on a small screen: the totals first, then a block for each line with the homes in a column. */
export const ComparisonBlocks = ({ homes, comparison, near, changes, className }: ComparisonProps) => {
  // The rating is already beside the total.
  const facts = homeFacts(homes, near).filter(({ key }) => key !== 'rating');
  return (
    <div className={className}>
      <h2 className="text-xl">{baskets[comparison.basket].label}, all in</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {homes.map((home, index) => {
          const total = comparison.totals[index];
          // biome-ignore lint/suspicious/noArrayIndexKey: a home that replaces another keeps its button, and with it the focus
          return total && <HomeCard key={index} home={home} total={total} count={comparison.lines.length} changes={changes} />;
        })}
      </ul>
      <PriceNotes comparison={comparison} className="mt-4" />
      <h2 className="mt-10 text-xl">How the totals add up</h2>
      <div className="mt-2 divide-y divide-border">
        {comparison.lines.map((row) => (
          <LineBlock key={row.line} row={row} homes={homes} />
        ))}
      </div>
      <h2 className="mt-8 text-xl">What else to know</h2>
      <div className="mt-2 divide-y divide-border">
        {facts.map(({ key, label, render }) => (
          <section key={key} className="py-5">
            <h3 className="text-base">{label}</h3>
            <dl className="mt-2 space-y-3 text-sm">
              {homes.map((home) => (
                <div key={home.id}>
                  <dt className="text-muted">{home.name}</dt>
                  <dd className="mt-0.5">{render(home)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
};
