import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { type BasketKey, basketKeys, baskets } from '#shared/pricing/basket.ts';
import { comparedHomes, compareHomes } from '#shared/pricing/compare-homes.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { type ComparisonAddress, toComparison } from './comparison-address.ts';
import { ComparisonBlocks } from './comparison-blocks.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PaperHead, PaperNotes } from './on-paper.tsx';
import { SendComparison } from './send-comparison.tsx';
import type { ComparedHomes } from './use-compared-homes.ts';
import { useComparisonChanges } from './use-comparison-changes.ts';

/** Chooses which kind of funeral is compared. */
const BasketChoice = ({ basket, onBasket }: { basket: BasketKey; onBasket: (basket: BasketKey) => void }) => (
  <div className="max-w-form">
    <Select
      label="What is compared"
      options={basketKeys.map((key) => ({ value: key, label: baskets[key].label }))}
      value={basket}
      onChange={(event) => onBasket(basketKeys.find((key) => key === event.target.value) ?? basket)}
    />
    <p aria-live="polite" className="mt-2 text-sm text-muted">
      {baskets[basket].explanation}
    </p>
  </div>
);

type SideBySideProps = { address: ComparisonAddress; compared: ComparedHomes };

/** Compares two or more homes on one basket: as a table on wide screens and on paper, as blocks on a small screen. */
export const SideBySide = ({ address, compared: { homes, missing, isStale, loadedAt } }: SideBySideProps) => {
  const { basket, near } = address;
  const changes = useComparisonChanges(address);
  const { open } = useDrawer();
  const comparison = useMemo(
    () =>
      compareHomes(
        basket,
        homes.map(({ id, priceList }) => ({ id, lines: priceList?.lines ?? [] })),
      ),
    [basket, homes],
  );
  const content = { homes, comparison, near, changes };
  const url =
    location.origin +
    paths.compare(toComparison({ ...address, ids: address.ids.filter((id) => !missing.some((home) => home.id === id)) }));
  return (
    <>
      <PaperHead basket={basket} url={url} loadedAt={loadedAt} />
      <p className="mt-3 max-w-measure text-muted print:hidden">
        The same goods and services at every home, each at the home’s own prices. Nothing here commits you to anything.
      </p>
      <div className="mt-6 grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start print:hidden">
        <BasketChoice basket={basket} onBasket={changes.setBasket} />
        <SendComparison url={url} homes={homes} />
      </div>
      <div aria-busy={isStale || undefined} className={classNames('mt-8 print:mt-2', isStale && 'opacity-60')}>
        <ComparisonTable {...content} className="hidden lg:block print:block" />
        <ComparisonBlocks {...content} className="lg:hidden print:hidden" />
      </div>
      {homes.length < comparedHomes.max && (
        <p className="mt-8 print:hidden">
          <Button icon={Plus} onClick={() => open('choose-home')}>
            Add another home
          </Button>
        </p>
      )}
      <PaperNotes comparison={comparison} homes={homes} />
    </>
  );
};
