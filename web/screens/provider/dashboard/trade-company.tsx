import { FolderOpen, Handshake } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { noFilters } from '../../cases/list/case-filters.ts';
import { CasesFailed } from '../../cases/list/list-states.tsx';
import { useCases } from '../../cases/list/use-cases.ts';

const None = () => {
  const { locationId, locationName } = useWorkspace();
  return (
    <EmptyState
      icon={Handshake}
      title="No cases are assigned to you."
      action={<LinkButton to={paths.funeralHome({ locationId })}>See the home’s public page</LinkButton>}
    >
      You work with {locationName} as a trade company. You see only the cases it assigns to you. There are none right now. If you
      expect one, call the home.
    </EmptyState>
  );
};

const Assigned = () => {
  const { locationId, locationName } = useWorkspace();
  const list = useCases(noFilters);
  const count = list.cases.length;
  if (list.isPending) return <SkeletonText lines={4} />;
  if (list.isError && count === 0)
    return <CasesFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  if (count === 0 && !list.hasNextPage) return <None />;
  return (
    <EmptyState
      icon={FolderOpen}
      title={
        count === 1 && !list.hasNextPage
          ? '1 case is assigned to you.'
          : `${count}${list.hasNextPage ? ' or more' : ''} cases are assigned to you.`
      }
      action={
        <LinkButton look="primary" to={workPaths.cases({ locationId })}>
          See your cases
        </LinkButton>
      }
    >
      You work with {locationName} as a trade company. You see only the cases it assigns to you.
    </EmptyState>
  );
};

/** Shows a trade company the cases assigned to it, and nothing of the home's own business. */
export const TradeCompany = () => (
  <WorkspacePage title="Dashboard">
    <Assigned />
  </WorkspacePage>
);
