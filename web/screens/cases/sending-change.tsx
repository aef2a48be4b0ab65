import type { CasePlanSummary, SendingChange } from '#shared/contract/case-plans.ts';
import { formatCents } from '#shared/values/money.ts';
import { When } from '#web/parts/when.tsx';

type Line = SendingChange['lines'][number];
type Sent = NonNullable<Line['now']>;

const amountWords = ({ quantity, amountCents }: Sent, isCounted: boolean): string =>
  `${isCounted ? `${quantity} for ` : ''}${formatCents(amountCents)}`;

/** Says what became of a line: "Removed, was $350.00" or "$350.00, now $400.00". */
function lineWords({ before, now }: Line): string {
  const isCounted = [before, now].some((sent) => (sent?.quantity ?? 1) > 1);
  if (before && now && before.amountCents === now.amountCents)
    return `${before.quantity}, now ${now.quantity} for ${formatCents(now.amountCents)}`;
  if (!before) return now ? `Added, ${amountWords(now, isCounted)}` : '';
  if (!now) return `Removed, was ${amountWords(before, isCounted)}`;
  return `${amountWords(before, isCounted)}, now ${amountWords(now, isCounted)}`;
}

/** Lists what a plan says differently from the sending before, with what each line and all of it cost then and costs now; nothing if it was sent once. */
export const SendingChanges = ({ change, totalCents }: Pick<CasePlanSummary, 'change' | 'totalCents'>) => {
  if (!change) return null;
  const { since, lines, nowUnpriced, totalBeforeCents } = change;
  if (lines.length + nowUnpriced.length === 0)
    return (
      <p>
        No choices or prices changed since <When at={since} as="momentWords" />.
      </p>
    );
  return (
    <div>
      <p>
        Changed since <When at={since} as="momentWords" />:
      </p>
      <ul className="mt-1 divide-y divide-border">
        {lines.map((line) => (
          <li key={line.key} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span className="min-w-0 break-words">{line.label}</span>
            <span className="tabular-nums">{lineWords(line)}</span>
          </li>
        ))}
        {nowUnpriced.map(({ key, label }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span className="min-w-0 break-words">{label}</span>
            <span>No price listed</span>
          </li>
        ))}
        <li className="flex flex-wrap justify-between gap-x-4 py-1 font-semibold">
          <span>Total</span>
          <span className="tabular-nums">
            {totalBeforeCents === totalCents
              ? `${formatCents(totalCents)}, as before`
              : `${formatCents(totalBeforeCents)}, now ${formatCents(totalCents)}`}
          </span>
        </li>
      </ul>
    </div>
  );
};
