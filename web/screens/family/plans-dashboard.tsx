import { Archive, NotebookPen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MyCaseList } from './my-case/my-case-list.tsx';
import { useMyCases } from './my-case/use-my-case.ts';
import { PlanCard } from './plan-card.tsx';
import { useHomes, usePlans } from './use-plans.ts';

const Loading = () => (
  <div aria-busy="true" className="grid gap-5">
    {['one', 'two'].map((key) => (
      <Card key={key} className="grid gap-4 p-6">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-16 w-full" />
      </Card>
    ))}
  </div>
);

type ListProps = { isArchived: boolean; hasCases: boolean };

const Nothing = ({ isArchived, hasCases }: ListProps) =>
  isArchived ? (
    <EmptyState icon={Archive} title="Nothing is archived.">
      Plans you archive move here with everything in them. You can move them back at any time.
    </EmptyState>
  ) : hasCases ? (
    <p className="text-muted">
      You have no plans of your own. If you’d like to plan ahead, you can{' '}
      <TextLink to={paths.home()}>choose a funeral home</TextLink>.
    </p>
  ) : (
    <EmptyState
      icon={NotebookPen}
      title="You have no plans yet."
      action={
        <LinkButton look="primary" to={paths.home()}>
          Find a funeral home
        </LinkButton>
      }
    >
      Choose a funeral home and start there. A plan takes about twenty minutes, and you can stop at any time.
    </EmptyState>
  );

const PlanList = ({ isArchived, hasCases }: ListProps) => {
  const found = usePlans(isArchived);
  const plans = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const homeOf = useHomes(plans);
  if (found.isPending) return <Loading />;
  if (found.isError && plans.length === 0) return <FailedQuery of={found} title="Your plans could not be loaded." />;
  if (plans.length === 0) return <Nothing {...{ isArchived, hasCases }} />;
  return (
    <>
      <ul className="grid gap-5">
        {plans.map((plan) => (
          <li key={plan.arrangement.arrangementId}>
            <PlanCard plan={plan} state={homeOf(plan.home.locationId)} />
          </li>
        ))}
      </ul>
      <LoadMore
        count={plans.length}
        noun={plans.length === 1 ? 'plan' : 'plans'}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </>
  );
};

const MyCase = lazyPart(
  () => import('./my-case/my-case.tsx').then(({ MyCase: MyCaseScreen }) => ({ default: MyCaseScreen })),
  'Your case',
);

const Plans = () => {
  const [search, setSearch] = useSearchParams();
  const isArchived = search.get('show') === 'archived';
  const hasCases = (useMyCases().data?.items.length ?? 0) > 0;
  const hasPlans = usePlans(false).data?.pages.some(({ items }) => items.length > 0) ?? false;
  const title = !hasCases ? 'Your plans' : hasPlans ? 'Your cases and plans' : 'Your cases';
  return (
    <Page
      title={title}
      lead={
        hasCases
          ? 'You can open them on any device where you sign in.'
          : 'Your plans are saved, and you can open them on any device where you sign in.'
      }
      aside={<FaqButton topic="plans" />}
    >
      <MyCaseList isTitled={hasCases && !hasPlans} />
      <Tabs
        label="Plans"
        selected={isArchived ? 'archived' : 'current'}
        onSelect={(key) => setSearch(key === 'archived' ? { show: 'archived' } : {}, { replace: true, preventScrollReset: true })}
        tabs={[
          { key: 'current', label: 'Current', panel: <PlanList isArchived={false} hasCases={hasCases} /> },
          { key: 'archived', label: 'Archived', panel: <PlanList isArchived hasCases={hasCases} /> },
        ]}
      />
    </Page>
  );
};

/**
 * /plans/dashboard: a family's plans, each with its home, progress, total, what is missing, and the next step. With ?caseId, the case that they take
 * part in.
 */
export const Component = () => {
  const [search] = useSearchParams();
  const caseId = search.get('caseId');
  if (!caseId) return <Plans />;
  return (
    <MyCase
      key={caseId}
      caseId={caseId}
      page={search.get('page')}
      service={search.get('service')}
      document={search.get('document')}
    />
  );
};
