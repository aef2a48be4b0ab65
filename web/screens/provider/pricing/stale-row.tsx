import type { PriceRow } from '#shared/model/price-row.ts';
import { Button } from '#web/ui/button.tsx';
import { TwoVersions } from '#web/ui/two-versions.tsx';
import type { RowAt } from './row-at.ts';
import { payloadOf, type RowDraft } from './row-draft.ts';
import { rowWords } from './row-words.ts';

/** Returns what was typed as a row with numeric prices, if it is valid. */
const mineOf = (draft: RowDraft, base: PriceRow): PriceRow => {
  const sent = payloadOf(draft, base) as Record<string, unknown>;
  const isWhole = Object.entries(sent).every(([field, value]) => !field.endsWith('Cents') || typeof value === 'number');
  return isWhole ? (sent as PriceRow) : base;
};

/** Shows a row that someone else saved while it was being edited here: both versions where they differ, and the choice. */
export const StaleRow = ({ at: { view, key, draft, theirs, keepMine, drop } }: { at: RowAt }) => {
  if (!theirs) return null;
  const [mine, other] = [rowWords(mineOf(draft, theirs)), rowWords(theirs)];
  const parts = mine.flatMap(({ label, words }, nth) => {
    const there = other[nth]?.words ?? '';
    return words === there ? [] : [{ label, mine: words, theirs: there }];
  });
  return (
    <section aria-labelledby={`${key}-stale`} className="rounded-control border border-warning bg-warning-soft p-4">
      <h3 id={`${key}-stale`} tabIndex={-1} className="text-sm font-semibold text-warning">
        {view.name} was changed by someone else while you worked on it
      </h3>
      <TwoVersions className="mt-2" differences={parts} mine="What you typed" theirs="What is saved" />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" look="primary" onClick={keepMine}>
          Keep what I typed
        </Button>
        <Button size="compact" onClick={drop}>
          Use the saved version
        </Button>
      </div>
    </section>
  );
};
