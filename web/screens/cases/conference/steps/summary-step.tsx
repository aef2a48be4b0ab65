import { ArrowDownRight } from 'lucide-react';
import { useMemo } from 'react';
import { swapsUnder } from '#shared/pricing/swaps.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { StatementPanel } from '../../contract/statement-panel.tsx';
import { TotalsPanel } from '../../contract/totals-panel.tsx';
import { Budget } from '../budget.tsx';
import { ConferenceFindings } from '../conference-findings.tsx';
import { withDifference } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';

/** Over the family's budget, offers what would save most, each with one press and a way back. */
const Swaps = ({ ceilingCents }: { ceilingCents: number }) => {
  const { view, selection, offer, mayChange, change } = useConference();
  const { choices } = selection;
  const isOver = view.statement.totals.totalCents > ceilingCents;
  const swaps = useMemo(
    () => (isOver ? swapsUnder(offer.home, choices, ceilingCents) : []),
    [isOver, offer.home, choices, ceilingCents],
  );
  return (
    <Panel title="Budget">
      <div className="grid gap-3">
        <Budget />
        {isOver && swaps.length === 0 && <p className="text-muted">Nothing that was chosen can be swapped for less.</p>}
        <ul className="grid gap-2">
          {swaps.map((swap) => (
            <li key={swap.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-48">
                {swap.label}
                {swap.alsoGone.length > 0 && <span className="block text-muted">Also without {swap.alsoGone.join(', ')}</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">Saves {formatCents(swap.savesCents)}</span>
              {mayChange && (
                <Button
                  size="compact"
                  icon={ArrowDownRight}
                  aria-label={`Swap: ${swap.label}`}
                  onClick={() => {
                    change((before) => withDifference(before, choices, swap.plan));
                    toast(`${swap.label}: done.`, { undo: () => change((before) => withDifference(before, swap.plan, choices)) });
                  }}
                >
                  Swap
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
};

/** Shows the whole account with the reason for each line, the family's budget, and what has to be fixed before signing. */
export const SummaryStep = () => {
  const { view } = useConference();
  const ceilingCents = view.plan?.ceilingCents ?? null;
  return (
    <>
      <ConferenceFindings findings={view.findings} />
      {ceilingCents !== null && <Swaps ceilingCents={ceilingCents} />}
      <StatementPanel title="Statement" statement={view.statement} />
      <TotalsPanel statement={view.statement} />
    </>
  );
};
