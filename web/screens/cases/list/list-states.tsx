import { useQuery } from '@tanstack/react-query';
import { FolderOpen, FolderSearch, Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf, problemOf, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

export const CasesWaiting = () => (
  <Card aria-busy="true" className="divide-y divide-border">
    {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => (
      <div key={key} className="flex h-11 items-center gap-6 px-3">
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 flex-1" />
      </div>
    ))}
  </Card>
);

export const CasesFailed = ({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) => (
  <FailedPanel title="The cases could not be loaded." requestId={problemOf(error)?.requestId} {...{ onRetry, isRetrying }}>
    {messageOf(error)}
  </FailedPanel>
);

type NoneFitsProps = {
  /** Absent where every case was searched. */
  onSearchAll?: (() => void) | undefined;
  onClear: () => void;
};

export const NoneFits = ({ onSearchAll, onClear }: NoneFitsProps) => (
  <EmptyState
    icon={FolderSearch}
    title="No cases match."
    action={
      <>
        {onSearchAll && (
          <Button look="primary" onClick={onSearchAll}>
            Search all cases
          </Button>
        )}
        <Button onClick={onClear}>Clear filters</Button>
      </>
    }
  >
    Try another word or another filter.
  </EmptyState>
);

type NoCasesProps = { addButton: ReactNode; onAll: () => void };

/** Says that no case is open: because the home has none yet, because none is assigned to a trade company, or because all are closed. */
export const NoCases = ({ addButton, onAll }: NoCasesProps) => {
  const { may, locationName } = useWorkspace();
  const any = useQuery(query.cases.getFiltered.queryOptions({ input: { items: 1 } }));
  if (any.isPending) return <CasesWaiting />;
  if (any.data && any.data.items.length > 0)
    return (
      <EmptyState
        icon={FolderOpen}
        title="No cases are open."
        action={
          <>
            {addButton}
            <Button onClick={onAll}>Show all cases</Button>
          </>
        }
      >
        Every case is completed or cancelled.
      </EmptyState>
    );
  if (!may('case-files.read'))
    return (
      <EmptyState icon={Handshake} title="No cases are assigned to you.">
        You see the cases that {locationName} assigns to you. If you’re expecting one, call the home.
      </EmptyState>
    );
  return (
    <EmptyState icon={FolderOpen} title="There are no cases yet." action={addButton}>
      A case starts with a first call or with a plan a family sends you.
    </EmptyState>
  );
};
