import { FolderOpen, FolderSearch, Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf, problemOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

export const CasesWaiting = () => (
  <Card aria-busy="true" className="divide-y divide-border">
    {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
      <div key={key} className="flex h-14 items-center gap-6 px-3">
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

export const NoneFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState icon={FolderSearch} title="No cases match." action={<Button onClick={onClear}>Clear filters</Button>}>
    Try another word or another filter.
  </EmptyState>
);

/** Says that a home has no cases, or that none are assigned to a trade company. */
export const NoCases = ({ addButton }: { addButton: ReactNode }) => {
  const { may, locationName } = useWorkspace();
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
