import { useState } from 'react';
import { periodWords } from '#shared/ledger/finance-charges.ts';
import { percentWords } from '#shared/pricing/percent-words.ts';
import { formatCents } from '#shared/values/money.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api, messageOf } from '#web/session/index.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { Meanwhile } from './money-fields.tsx';
import { noMonthWords } from './money-words.ts';
import { useAmounts, useFinanceCharges, useMoneyChange, useToday } from './use-money.ts';

type Found = NonNullable<ReturnType<typeof useFinanceCharges>['data']>;

const NoMonth = ({ terms }: Pick<Found, 'terms'>) => {
  const amounts = useAmounts().data;
  const today = useToday();
  return amounts ? <p>{noMonthWords(amounts.dueOn, terms?.graceDays ?? 0, today)}</p> : null;
};

const Preview = ({ charges, totalCents, terms, isTried }: Found & { isTried: boolean }) => (
  <>
    {terms && (
      <p className="text-muted">
        The signed terms charge {percentWords(terms.monthlyPpm)} a month of what is overdue
        {terms.graceDays > 0 && ` by more than ${terms.graceDays} days`}. Nothing is charged on fees or on earlier finance
        charges.
      </p>
    )}
    {charges.length === 0 ? (
      <>
        <NoMonth terms={terms} />
        {isTried && (
          <p role="alert" className="font-semibold text-danger">
            There’s nothing to post.
          </p>
        )}
      </>
    ) : (
      <dl className="grid gap-2">
        {charges.map(({ from, to, overdueCents, chargeCents }) => (
          <div key={to} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border pb-2">
            <dt>
              {periodWords({ from, to })}
              <span className="block text-muted">{formatCents(overdueCents)} was overdue all month.</span>
            </dt>
            <dd className="tabular-nums">{formatCents(chargeCents)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 text-base font-semibold">
          <dt>To post</dt>
          <dd className="tabular-nums">{formatCents(totalCents)}</dd>
        </div>
      </dl>
    )}
  </>
);

/** Shows the finance charges that the signed terms allow now, and posts them. */
export const PostFinanceCharge = ({ onClose }: { onClose: () => void }) => {
  const { caseId: id } = useCase();
  const { change, keyed } = useMoneyChange();
  const found = useFinanceCharges(true);
  const totalCents = found.data?.totalCents ?? 0;
  const [isTried, setIsTried] = useState(false);
  const save = async () => {
    setIsTried(true);
    if (totalCents === 0) return false;
    const input = { id, totalCents };
    await change(async () => ({ amounts: await api.casePayments.postFinanceCharges(input, keyed(input)) }));
    toast(`Finance charge of ${formatCents(totalCents)} posted.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title="Post finance charge"
      saveLabel="Post"
      busyLabel="Posting..."
      isWaiting={!found.data}
      onSave={save}
      onClose={onClose}
    >
      {() => (
        <>
          <Meanwhile />
          {found.data && <Preview {...found.data} isTried={isTried} />}
          {found.isPending && <SkeletonText lines={4} />}
          {found.isError && (
            <FailedQuery of={found} title="The finance charge could not be worked out.">
              {messageOf(found.error)}
            </FailedQuery>
          )}
        </>
      )}
    </ChangeDialog>
  );
};
