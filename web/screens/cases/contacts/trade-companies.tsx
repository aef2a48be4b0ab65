import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { CaseTrade } from '#shared/contract/case-contacts-views.ts';
import { api, messageOf, problemOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useCase, useCaseChanged } from '../use-case.ts';

const Companies = () => {
  const { locationId, caseId, whyNot } = useCase();
  const reason = whyNot('cases.change');
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  const options = query.caseContacts.getCaseTrades.queryOptions({ input: { caseId } });
  const trades = useQuery(options);
  const change = useMutation({
    mutationFn: ({ employeeId, isAssigned }: CaseTrade) =>
      isAssigned ? api.caseContacts.unassignTrade({ caseId, employeeId }) : api.caseContacts.assignTrade({ caseId, employeeId }),
    onSuccess: (answer, { fullName, isAssigned }) => {
      client.setQueryData(options.queryKey, answer);
      toast(isAssigned ? `${fullName} no longer works on this case.` : `${fullName} now works on this case.`);
      return refresh();
    },
    onError: (error) => {
      // Why a company can't be taken off, and what to do first, is in the panel.
      if (problemOf(error)?.code !== 'conflict') toast(messageOf(error), { tone: 'danger' });
    },
  });
  if (trades.isPending) return <SkeletonText lines={2} />;
  if (trades.isLoadingError)
    return (
      <FailedPanel
        title="The trade companies could not be loaded."
        requestId={problemOf(trades.error)?.requestId}
        onRetry={() => void trades.refetch()}
        isRetrying={trades.isRefetching}
      >
        {messageOf(trades.error)}
      </FailedPanel>
    );
  const { items } = trades.data;
  if (items.length === 0)
    return <p className="text-muted">No trade company is on your team yet. An owner or admin can invite one.</p>;
  return (
    <>
      {reason && <p className="mb-2 text-muted">{reason}</p>}
      {problemOf(change.error)?.code === 'conflict' && (
        <Banner
          tone="danger"
          role="alert"
          className="mb-3"
          action={<TextLink to={workPaths.decedentCustody({ locationId, caseId })}>Open the Custody page</TextLink>}
        >
          {messageOf(change.error)}
        </Banner>
      )}
      <ul>
        {items.map((trade) => (
          <li key={trade.employeeId}>
            <Checkbox
              label={[trade.title, trade.fullName].filter(Boolean).join(', ')}
              hint={[trade.phone, trade.email].filter(Boolean).join(', ')}
              checked={trade.isAssigned}
              disabled={reason !== null || change.isPending}
              onChange={() => change.mutate(trade)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

/** Shows which trade companies work on the case. They see its custody, preparation, and tasks, and nothing else of the home. */
export const TradeCompanies = () => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 sm:p-6">
        <h2 id={id} className="text-lg">
          Trade companies
        </h2>
        <p className="mt-1 mb-3 max-w-measure text-muted">
          A company that works on this case sees where the decedent is, the preparation, and its own tasks. It doesn’t see
          contacts.
        </p>
        <Companies />
      </Card>
    </section>
  );
};
