import type { HomesComparison } from '#shared/pricing/compare-homes.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Explains the words that appear in the cells. */
const notesOf = ({ lines, totals, isSame }: HomesComparison): string[] => {
  const prices = lines.flatMap((line) => line.prices);
  const hasMissing = prices.some(({ cents }) => cents === null);
  const full = totals.filter(({ cents }) => cents !== null).length;
  return [
    ...(isSame ? ['The totals are the same.'] : []),
    ...(prices.some(({ isFrom }) => isFrom)
      ? ['“From”: the home offers several at different prices. The total uses the lowest.']
      : []),
    ...(hasMissing
      ? [
          '“Not listed”: this home’s price list doesn’t have this line. That doesn’t mean it’s free, so we show no total. Ask the home.',
        ]
      : []),
    ...(hasMissing && full > 1 ? ['The lowest total is the lowest among the homes that list every line.'] : []),
  ];
};

export const PriceNotes = ({ comparison, className }: { comparison: HomesComparison; className?: string }) => {
  const notes = notesOf(comparison);
  return notes.length === 0 ? null : (
    <ul className={classNames('max-w-measure space-y-1 text-sm text-muted print:max-w-none', className)}>
      {notes.map((note) => (
        <li key={note} className="print:inline">
          {note}{' '}
        </li>
      ))}
    </ul>
  );
};
