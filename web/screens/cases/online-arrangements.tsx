import { useQuery } from '@tanstack/react-query';
import { Mail, NotebookPen, Phone } from 'lucide-react';
import type { CasePlanSummary } from '#shared/contract/case-plans.ts';
import { contractStatus } from '#shared/model/enumerations/case.ts';
import { formatCents } from '#shared/values/money.ts';
import { ordinalOf } from '#shared/values/ordinal.ts';
import { dialLink } from '#shared/values/phone.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { mailTo } from '#web/parts/mail-to.ts';
import { PrintPlan } from '#web/parts/print-plan.tsx';
import { When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ArrangementLinks } from './arrangements/arrangement-links.tsx';
import { CasePage } from './case-page.tsx';
import { SendingChanges } from './sending-change.tsx';
import { pollEvery } from './tasks/use-task-list.ts';
import { useCase } from './use-case.ts';

/** Shows how to reach the family, starting with what they prefer. */
const Reach = ({ plan }: { plan: CasePlanSummary }) => {
  const phone = plan.phoneNumber && (
    <OutsideLink
      key="phone"
      href={dialLink(plan.phoneNumber)}
      className="inline-flex min-h-6 items-center gap-2 justify-self-start"
    >
      <Icon of={Phone} size={16} />
      {plan.phoneNumber}
    </OutsideLink>
  );
  const email = (
    <OutsideLink key="email" href={mailTo(plan.email)} className="inline-flex min-h-6 items-center gap-2 justify-self-start">
      <Icon of={Mail} size={16} />
      <span className="break-all">{plan.email}</span>
    </OutsideLink>
  );
  return <span className="grid gap-1">{plan.preferredContact === 'phone' ? [phone, email] : [email, phone]}</span>;
};

const Missing = ({ missing }: Pick<CasePlanSummary, 'missing'>) =>
  missing.length === 0 ? (
    <>Nothing</>
  ) : (
    <ul className="list-disc pl-5">
      {missing.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );

const Message = ({ children }: { children: string }) => <span className="break-words whitespace-pre-line">{children}</span>;

/** Shows what the family wrote each time that it sent the plan, newest first. */
const Sendings = ({ sendings }: Pick<CasePlanSummary, 'sendings'>) => (
  <ol className="grid gap-3">
    {sendings.map(({ submissionId, sentOn, bestTime, message }) => (
      <li key={submissionId} className="grid gap-1">
        <span className="text-sm text-muted">
          Sent <When at={sentOn} />
          {bestTime && <span className="break-words">. Best time: {bestTime}</span>}
        </span>
        {message ? <Message>{message}</Message> : <span className="text-muted">No message</span>}
      </li>
    ))}
  </ol>
);

/** Returns what the family wrote to the home. */
const wordsOf = ({ bestTime, message, sendings }: CasePlanSummary): Definition[] =>
  sendings.length > 1
    ? [{ term: 'Messages', value: <Sendings sendings={sendings} /> }]
    : [
        ...(bestTime ? [{ term: 'Best time', value: bestTime }] : []),
        ...(message ? [{ term: 'Message', value: <Message>{message}</Message> }] : []),
      ];

const factsOf = (plan: CasePlanSummary): Definition[] => [
  { term: 'Sent by', value: plan.plannerName },
  { term: 'To be reached', value: <Reach plan={plan} /> },
  ...wordsOf(plan),
  { term: 'Package', value: plan.packageName || 'None chosen' },
  { term: 'Total', value: <span className="font-semibold tabular-nums">{formatCents(plan.totalCents)}</span> },
  ...(plan.change ? [{ term: 'What changed', value: <SendingChanges {...plan} /> }] : []),
  { term: 'Missing', value: <Missing missing={plan.missing} /> },
];

const Plan = ({ plan }: { plan: CasePlanSummary }) => (
  <Card className="p-4 sm:p-6">
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h3 className="text-lg break-words">{plan.title}</h3>
        <p className="mt-1 text-muted">
          Sent <When at={plan.sentOn} />
          {plan.timesSent > 1 && `, for the ${plan.timesSent === 2 ? 'second' : ordinalOf(plan.timesSent)} time`}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {plan.isPrimary && <Badge tone="success">The plan that counts</Badge>}
          <Badge>{contractStatus.label(plan.editableStatus)}</Badge>
        </p>
      </div>
      <PrintPlan planId={plan.arrangementId} size="compact" />
    </div>
    <DefinitionList className="mt-4" items={factsOf(plan)} />
  </Card>
);

const Plans = () => {
  const { caseId, locationId, may } = useCase();
  const found = useQuery({
    ...query.casePlans.arrangementsSummaryByCaseId.queryOptions({ input: { id: caseId } }),
    refetchInterval: pollEvery,
    refetchOnWindowFocus: 'always',
  });
  if (found.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );
  if (!found.data)
    return (
      <FailedQuery of={found} title="The plans could not be loaded.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  if (found.data.items.length === 0)
    return (
      <EmptyState
        icon={NotebookPen}
        title="No plan has been sent for this case."
        action={<LinkButton to={workPaths.caseContacts({ locationId, caseId })}>Contacts</LinkButton>}
      >
        {may('contacts.change')
          ? 'Send a relative the arrangement link from the contacts; what they send appears here.'
          : 'Plans that relatives send appear here.'}
      </EmptyState>
    );
  return (
    <ul className="grid gap-4">
      {found.data.items.map((plan) => (
        <li key={plan.arrangementId}>
          <Plan plan={plan} />
        </li>
      ))}
    </ul>
  );
};

/**
 * /locations/{locationId}/cases/{caseId}/arrangement-details/online-arrangements: what families planned online for the case, and who was asked to.
 */
export const Component = () => (
  <CasePage
    title="Online arrangements"
    lead="What the family planned online, as they last sent it. You won’t see later changes until they send it again."
  >
    <div className="grid gap-8">
      <section aria-labelledby="plans">
        <h2 id="plans" className="mb-3 text-lg">
          Plans
        </h2>
        <Plans />
      </section>
      <ArrangementLinks />
    </div>
  </CasePage>
);
