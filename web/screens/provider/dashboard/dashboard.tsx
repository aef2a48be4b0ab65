import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { Dashboard } from '#shared/contract/workspace.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { paths } from '#web/paths.ts';
import { query } from '#web/session/query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { DayPanel } from '../../cases/tasks/day-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { GettingStarted } from './getting-started.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { TradeCompany } from './trade-company.tsx';

/** Shows which General Price List families get, and since when. */
const PriceListPanel = ({ priceList, today }: Pick<Dashboard, 'priceList' | 'today'>) => {
  const at = useWorkspace();
  return (
    <Panel title="General price list">
      {priceList ? (
        <p>
          The list {priceList.effectiveOn > today ? 'comes into force on ' : 'in effect since '}
          <strong>{formatCalendarDate(priceList.effectiveOn)}</strong>, with {priceList.lineCount}{' '}
          {priceList.lineCount === 1 ? 'line' : 'lines'}.
        </p>
      ) : (
        <p>
          You don’t have a price list yet. The Funeral Rule requires every home to give one to anyone who asks about prices in
          person.
        </p>
      )}
      <LinkButton size="compact" className="mt-4 print:hidden" to={workPaths.priceList(at)}>
        {priceList ? 'Open the price list' : 'Create the price list'}
      </LinkButton>
    </Panel>
  );
};

const Loading = () => (
  <div aria-busy="true" className="grid gap-6">
    {['h-112', 'h-72', 'h-36'].map((height) => (
      <Card key={height} className="p-6">
        <Skeleton className="h-7 w-48" />
        <Skeleton className={`mt-4 w-full ${height}`} />
      </Card>
    ))}
  </div>
);

/** Loads the dashboard, on every visit, because what it shows changes on every other screen of the workspace. */
const useDashboard = () => useQuery(query.workspace.getDashboard.queryOptions({ input: {}, staleTime: 0 }));

const Panels = () => {
  const found = useDashboard();
  if (found.isPending) return <Loading />;
  const dashboard = found.data;
  if (!dashboard) return <FailedQuery of={found} title="We couldn’t load the dashboard." />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!dashboard.isLaunched && <GettingStarted launch={dashboard.launch} />}
      <DayPanel />
      {dashboard.isLaunched && <ActivityPanel dashboard={dashboard} />}
      {(dashboard.isLaunched || dashboard.messages.open > 0) && <MessagesPanel messages={dashboard.messages} />}
      <PriceListPanel priceList={dashboard.priceList} today={dashboard.today} />
    </div>
  );
};

/** Shows on the first line how many families wrote, because they shouldn't wait; numbers can. */
const Waiters = ({ open }: { open: number }) => (
  <>
    {open === 1 ? '1 family is waiting' : `${open.toLocaleString('en-US')} families are waiting`} for an answer.{' '}
    <TextLink to="#messages" className="print:hidden">
      Read {open === 1 ? 'the message' : 'the messages'}
    </TextLink>
  </>
);

const HomeDashboard = () => {
  const { locationId } = useWorkspace();
  const { data } = useDashboard();
  return (
    <WorkspacePage
      title="Dashboard"
      lead={data && data.messages.open > 0 && <Waiters open={data.messages.open} />}
      actions={
        data?.isLaunched && (
          <LinkButton size="compact" icon={ExternalLink} to={paths.funeralHome({ locationId })}>
            Your public page
          </LinkButton>
        )
      }
    >
      <Panels />
    </WorkspacePage>
  );
};

/**
 * Shows staff who may not see the home's own business their tasks and, if they may read them, the messages, which load without the home's figures.
 */
const StaffDashboard = () => (
  <WorkspacePage title="Dashboard">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DayPanel />
      {useWorkspace().may('messages.read') && <MessagesPanel />}
    </div>
  </WorkspacePage>
);

/** /locations/{locationId}/dashboard: what is left to do before launch and, once live, what happened, who wrote, and which prices are in force. */
export const Component = () => {
  const { may } = useWorkspace();
  if (may('location.read')) return <HomeDashboard />;
  return may('case-files.read') ? <StaffDashboard /> : <TradeCompany />;
};
