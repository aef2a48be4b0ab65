import { useQuery } from '@tanstack/react-query';
import { FilePlus2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import type { NounScreen } from '../noun-screens.ts';
import { type ListFilters, listInput, noFilters } from './list-filters.ts';

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

/** Returns how many retired entries fit the same filters; 0 until that is known, and where the filters name a state already. */
function useRetiredThatFit(screen: NounScreen, filters: ListFilters): number {
  const isLeftOut = filters.state === '';
  const input = { ...listInput(screen, { ...filters, state: 'retired' }), pageSize: 1 };
  const found = useQuery({ ...query.systemCatalog.getEntries.queryOptions({ input }), enabled: isLeftOut });
  return isLeftOut ? (found.data?.total ?? 0) : 0;
}

type NoneFitsProps = { screen: NounScreen; filters: ListFilters; onChange: (filters: ListFilters) => void };

/** Says that nothing fits, and names retired entries that would. */
export const NoneFits = ({ screen, filters, onChange }: NoneFitsProps) => {
  const retired = useRetiredThatFit(screen, filters);
  const words = retired === 1 ? '1 retired one fits' : `${retired.toLocaleString('en-US')} retired ones fit`;
  return (
    <EmptyState
      icon={SearchX}
      title={`No ${nouns[screen.noun].many} fit these filters.`}
      action={
        <>
          {retired > 0 && (
            <Button look="primary" onClick={() => onChange({ ...filters, state: 'retired' })}>
              Show retired
            </Button>
          )}
          <Button onClick={() => onChange(noFilters)}>Clear filters</Button>
        </>
      }
    >
      {retired > 0 ? `But ${words}.` : 'Try fewer words, or another state.'}
    </EmptyState>
  );
};

export const NoEntries = ({ screen: { noun }, add }: { screen: NounScreen; add: ReactNode }) => (
  <EmptyState icon={FilePlus2} title={`There are no ${nouns[noun].many} yet.`} action={add}>
    What you add is a draft. Homes and families see it once it’s published.
  </EmptyState>
);
