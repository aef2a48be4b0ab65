import { ArrowDownRight } from 'lucide-react';
import { useMemo } from 'react';
import { swapsUnder } from '#shared/pricing/swaps.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { StatementPanel } from '../../contract/statement-panel.tsx';
import { TotalsPanel } from '../../contract/totals-panel.tsx';
import { Budget, BudgetForm } from '../budget.tsx';
import { ConferenceFindings } from '../conference-findings.tsx';
import { withDifference } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';

/** Compares the total with the family's budget. Over it, offers what would save most, each with one press and a way back. */
const BudgetPanel = () => {
  const { view, selection, offer, mayChange, change, budgetCents } = useConference();
  const { choices } = selection;
  const isOver = budgetCents !== null && view.statement.totals.totalCents > budgetCents;
  const swaps = useMemo(
    () => (isOver ? swapsUnder(offer.home, choices, budgetCents) : []),
    [isOver, offer.home, choices, budgetCents],
  );
  return (
    <Panel title="Budget">
      <div className="grid gap-3">
        <Budget />
        <BudgetForm />
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
  return (
    <>
      <ConferenceFindings findings={view.findings} />
      <BudgetPanel />
      <StatementPanel title="Statement" statement={view.statement} />
      <TotalsPanel statement={view.statement} />
    </>
  );
};
