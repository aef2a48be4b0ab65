import { FilePlus2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import type { NounScreen } from '../noun-screens.ts';

/** Rows of the height of those that are loading. */
export const ListWaiting = () => (
  <Card aria-busy="true" className="grid gap-2 p-3">
    {Array.from({ length: 12 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
      <Skeleton key={at} className="h-6 rounded-chip" />
    ))}
  </Card>
);

type ListFailedProps = { error: unknown; onRetry: () => void; isRetrying: boolean };

export const ListFailed = ({ error, onRetry, isRetrying }: ListFailedProps) => (
  <FailedPanel
    title="We couldn’t load this list."
    requestId={problemOf(error)?.requestId}
    onRetry={onRetry}
    isRetrying={isRetrying}
  />
);

export const NoneFits = ({ screen: { noun }, onClear }: { screen: NounScreen; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={`No ${nouns[noun].many} fit these filters.`}
    action={<Button onClick={onClear}>Clear filters</Button>}
  >
    Try fewer words, or another state.
  </EmptyState>
);

export const NoEntries = ({ screen: { noun }, add }: { screen: NounScreen; add: ReactNode }) => (
  <EmptyState icon={FilePlus2} title={`There are no ${nouns[noun].many} yet.`} action={add}>
    What you add is a draft. Homes and families see it once it’s published.
  </EmptyState>
);
