import { useState } from 'react';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { toTrust } from '#shared/ledger/pre-need.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';
import { type Deposit, DepositInTrust, TrustChangeDialog } from './trust-dialogs.tsx';
import { useAmounts, useReceipts, useToday } from './use-money.ts';

/** Returns what of the payments that are loaded still has to go to the trust, the earliest day first. */
function useDeposits({ preNeed }: Pick<CaseAmounts, 'preNeed'>): Deposit[] {
  const pages = useReceipts().data?.pages ?? [];
  if (!preNeed) return [];
  return pages
    .flatMap(({ payments }) => payments)
    .flatMap((payment) => {
      const left = toTrust(payment, preNeed);
      return left ? [{ payment, ...left }] : [];
    })
    .sort((one, other) => (one.by < other.by ? -1 : 1));
}

const DepositRow = ({ deposit: { payment, cents, by }, onDeposit }: { deposit: Deposit; onDeposit: (() => void) | null }) => {
  const isOverdue = by < useToday();
  const name = formatCents(cents);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{name}</span>
          {isOverdue && <Badge tone="danger">Overdue</Badge>}
        </p>
        <p className="text-muted">
          Of {formatCents(payment.amountCents)}, paid on {formatCalendarDate(payment.paidOn)}. Deposit it by{' '}
          {formatCalendarDate(by)}.
        </p>
      </div>
      {onDeposit && (
        <Button size="compact" onClick={onDeposit}>
          Deposited<span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
};

const Held = ({ amounts: { preNeedCents, trustCents, preNeed } }: { amounts: CaseAmounts }) => {
  const figures = [
    ...(preNeed ? ([['Held for the funeral', preNeedCents]] as const) : []),
    ...(preNeed && preNeedCents > trustCents ? ([['Not in the trust', preNeedCents - trustCents]] as const) : []),
    ['In the trust', trustCents] as const,
  ];
  return (
    <dl className="grid gap-1.5 md:max-w-[22rem]">
      {figures.map(([term, cents]) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-muted">{term}</dt>
          <dd className="tabular-nums">{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Shows the money of a pre-need contract that a trust holds, and what has to go there by when. Nothing without a trust. */
export const TrustPanel = () => {
  const { may } = useCase();
  const amounts = useAmounts().data;
  const deposits = useDeposits({ preNeed: amounts?.preNeed ?? null });
  const [open, setOpen] = useState<'change' | Deposit | null>(null);
  if (!amounts || (amounts.preNeed?.kind !== 'trust' && amounts.trustCents === 0)) return null;
  const mayChange = may('payments.change');
  const close = () => setOpen(null);
  return (
    <Panel
      title="Trust"
      aside={
        mayChange && (
          <Button size="compact" onClick={() => setOpen('change')}>
            Record a change
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <Held amounts={amounts} />
        {!amounts.preNeed && <p className="text-muted">The funeral is charged, so the trust pays this out.</p>}
        {deposits.length > 0 && (
          <section>
            <h3 className="font-semibold">To deposit</h3>
            <ul className="divide-y divide-border">
              {deposits.map((deposit) => (
                <DepositRow key={deposit.payment.id} deposit={deposit} onDeposit={mayChange ? () => setOpen(deposit) : null} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {open === 'change' && <TrustChangeDialog amounts={amounts} onClose={close} />}
      {open !== null && open !== 'change' && <DepositInTrust deposit={open} onClose={close} />}
    </Panel>
  );
};
