import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { CaseTrade } from '#shared/contract/case-contacts-views.ts';
import { type TradeKind, tradeKind } from '#shared/model/enumerations/custody.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api, messageOf, problemOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';

/** Returns what the choice of a company says about it: what it does, and how to reach it. */
const hintOf = ({ tradeKinds = [], phone, email }: CaseTrade): string =>
  [tradeKinds.map(tradeKind.label).join(', ') || 'The Team page doesn’t say yet what it does', phone, email]
    .filter(Boolean)
    .join(' · ');

/** Chooses which of the home’s trade companies work on the case, or which of those that do one thing. */
const Companies = ({ does }: { does?: TradeKind }) => {
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
      <FailedQuery of={trades} title="The trade companies could not be loaded.">
        {messageOf(trades.error)}
      </FailedQuery>
    );
  const items = trades.data.items.filter(({ tradeKinds }) => does === undefined || tradeKinds?.includes(does));
  if (items.length === 0)
    return (
      <p className="text-muted">
        No {does ? tradeKind.label(does).toLowerCase() : 'trade company'} is on your team yet. An owner or admin can invite one
        {does ? ', or say on the Team page that a company is one.' : '.'}
      </p>
    );
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
              hint={hintOf(trade)}
              checked={trade.isAssigned}
              disabled={reason !== null}
              // Disabled while it’s saved, it would lose the focus.
              aria-disabled={change.isPending || undefined}
              onChange={() => !change.isPending && change.mutate(trade)}
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

/** Asks which company brings the person to the home. Choosing it puts it on the case. */
export const RemovalCompanies = () => (
  <Panel title="Which company brings the person?">
    <p className="mb-3 max-w-measure text-muted">
      A company that you choose works on this case from then on, and sees where to go.
    </p>
    <Companies does="removal-service" />
  </Panel>
);
