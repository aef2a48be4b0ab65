import { useEffect, useRef } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TwoVersions } from '#web/ui/two-versions.tsx';
import { type OfferRow, rowWords } from './offer-row.ts';
import type { OfferEdits } from './use-offer-edits.ts';

/** How many rows are named. */
const NAMED = 5;

const REFUSED = 'refused-rows';

const notSavedWords = (count: number): string => (count === 1 ? '1 row wasn’t saved' : `${count} rows weren’t saved`);

/** Returns the rows that the last save left, because something is wrong with them. */
export const refusedRows = ({ unsaved, faults, state }: Pick<OfferEdits, 'unsaved' | 'faults' | 'state'>): OfferRow[] =>
  state.kind === 'failed' ? unsaved.filter(({ id }) => (faults[id]?.length ?? 0) > 0) : [];

function leadTo(id: string): void {
  const panel = document.getElementById(id);
  panel?.scrollIntoView({ block: 'center' });
  panel?.focus({ preventScroll: true });
}

/** Returns what the bar says of rows that weren’t saved although others were, and leads to which; nothing without any. */
export const waitsForMending = (count: number) =>
  count === 0 ? undefined : { words: `${notSavedWords(count)}.`, act: 'See which', onAct: () => leadTo(REFUSED) };

/** Says which rows weren’t saved. */
const Refused = ({ rows }: { rows: readonly OfferRow[] }) => {
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  const rest = rows.length - names.length;
  return (
    <Banner tone="danger" role="alert" title={notSavedWords(rows.length)}>
      {names.join(', ')}
      {rest > 0 && ` and ${rest} more`}. The reason is in each cell.
    </Banner>
  );
};

const staleId = (id: string) => `${id}-stale`;

/** Leads to the choice between two versions of a row. */
export function leadToStale({ id }: OfferRow): void {
  leadTo(staleId(id));
}

/** Leads to the first choice after a save that met one. What a colleague saves while someone types doesn't take the focus. */
function useLedAfterSave({ stale, state }: OfferEdits): void {
  const [first] = stale;
  const led = useRef(state);
  const isFailed = state.kind === 'failed';
  useEffect(() => {
    if (!first || !isFailed || led.current === state) return;
    led.current = state;
    leadToStale(first);
  }, [first, isFailed, state]);
}

type StaleProps = Pick<OfferEdits, 'edits' | 'keepMine'> & { row: OfferRow };

/** Shows a row that someone else saved while it was edited here: both versions where they differ, and the choice. */
const Stale = ({ edits, keepMine, row }: StaleProps) => {
  const mine = rowWords(row, edits.texts[row.id]);
  const differences = rowWords(row).flatMap(({ label, words }, nth) => {
    const here = mine[nth]?.words ?? '';
    return here === words ? [] : [{ label, mine: here, theirs: words }];
  });
  return (
    <section
      id={staleId(row.id)}
      tabIndex={-1}
      aria-labelledby={`${row.id}-stale-title`}
      className="rounded-control border border-warning bg-warning-soft p-4"
    >
      <h2 id={`${row.id}-stale-title`} className="font-sans text-sm font-semibold text-warning">
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
};

/** Shows what couldn’t be saved: rows with something wrong, and rows that someone else saved meanwhile. */
export const SaveTrouble = ({ offers }: { offers: OfferEdits }) => {
  const { edits, hidden, stale, keepMine } = offers;
  useLedAfterSave(offers);
  const refused = refusedRows(offers);
  return (
    <>
      {hidden > 0 && (
        <Banner role="status">
          {hidden === 1
            ? '1 more row isn’t saved. It doesn’t show now.'
            : `${hidden} more rows aren’t saved. They don’t show now.`}
        </Banner>
      )}
      {refused.length > 0 && (
        <div id={REFUSED} tabIndex={-1}>
          <Refused rows={refused} />
        </div>
      )}
      {stale.map((row) => (
        <Stale key={row.id} {...{ edits, keepMine, row }} />
      ))}
    </>
  );
};
