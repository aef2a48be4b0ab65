import { Button } from '#web/ui/button.tsx';
import { TwoVersions } from '#web/ui/two-versions.tsx';
import { type OfferRow, rowWords } from './offer-row.ts';
import type { OfferEdits } from './use-offer-edits.ts';

type StaleOffersProps = { offers: OfferEdits; rows: readonly OfferRow[] };

/** Shows the rows that someone else saved while they were edited here: both versions where they differ, and the choice. */
export const StaleOffers = ({ offers: { edits, keepMine }, rows }: StaleOffersProps) =>
  rows.map((row) => {
    const mine = rowWords(row, edits.texts[row.id]);
    const differences = rowWords(row).flatMap(({ label, words }, nth) => {
      const here = mine[nth]?.words ?? '';
      return here === words ? [] : [{ label, mine: here, theirs: words }];
    });
    return (
      <section
        key={row.id}
        aria-labelledby={`${row.id}-stale`}
        className="rounded-control border border-warning bg-warning-soft p-4"
      >
        <h2 id={`${row.id}-stale`} className="font-sans text-sm font-semibold text-warning">
          {row.name} was changed by someone else while you worked on it
        </h2>
        <TwoVersions className="mt-2" differences={differences} mine="What you typed" theirs="What is saved" />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="compact" look="primary" onClick={() => keepMine(row)}>
            Keep what I typed
          </Button>
          <Button size="compact" onClick={() => edits.drop([row.id])}>
            Use the saved version
          </Button>
        </div>
      </section>
    );
  });
