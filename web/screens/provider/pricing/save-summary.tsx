import type { CategoryPrices } from '#shared/contract/pricing-views.ts';
import { ErrorSummary, type SummaryError } from '#web/ui/error-summary.tsx';
import { cellIdOf, rowAt } from './row-at.ts';
import { keyOf } from './row-draft.ts';
import type { PriceDrafts } from './use-price-drafts.ts';

/** After a save: which rows were not saved and why, each line leading to its cell. What was typed there stands as it was. */
export const SaveSummary = ({ prices, drafts, saves }: { prices: CategoryPrices; drafts: PriceDrafts; saves: number }) => {
  if (saves === 0 || drafts.state.kind !== 'failed') return null;
  const errors = prices.rows.flatMap((view): SummaryError[] => {
    const key = keyOf(view.row);
    const at = rowAt(view, drafts, false);
    if (at.theirs)
      return [{ fieldId: `${key}-stale`, label: view.name, message: 'Somebody else changed it. Choose which holds.' }];
    return (drafts.faults[key] ?? []).map(({ field, message }) => ({ fieldId: cellIdOf(key, field), label: view.name, message }));
  });
  const { length } = drafts.dirty;
  const title = `${length} ${length === 1 ? 'row was' : 'rows were'} not saved; everything else was`;
  return (
    <div className="mb-4">
      <ErrorSummary errors={errors} focusKey={saves} title={title} />
    </div>
  );
};
