import type { LineChange, OwnSums } from '#shared/statement/line-changes.ts';
import { formatCents } from '#shared/values/money.ts';

type Props = Pick<OwnSums, 'totalCents' | 'shareCents'> & { change: NonNullable<OwnSums['change']> };

function changeWords({ name, before, after }: LineChange): string {
  if (before === null) return `Added: ${name}, ${after ?? ''}.`;
  if (after === null) return `Removed: ${name}, ${before}.`;
  return before === after ? `${name} has changed. It is still ${after}.` : `${name} was ${before}. It is now ${after}.`;
}

/** Says what an amendment changes, in the words of the email about it: the total, the reader’s share, and each line. */
export const StatementChanges = ({ totalCents, shareCents, change }: Props) => (
  <div className="grid gap-2 tabular-nums">
    <p>
      {change.totalCents === totalCents
        ? `The total is still ${formatCents(totalCents)}.`
        : `The total was ${formatCents(change.totalCents)}. It is now ${formatCents(totalCents)}.`}
      {shareCents !== null && ` Your share is ${formatCents(shareCents)}.`}
    </p>
    {change.lines.length > 0 && (
      <>
        <p>What changes:</p>
        <ul className="list-disc pl-5">
          {change.lines.map((line) => (
            <li key={JSON.stringify(line)} className="wrap-anywhere">
              {changeWords(line)}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
