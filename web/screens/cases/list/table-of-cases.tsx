import { type ReactNode, type RefObject, useState } from 'react';
import { useMembers } from '../use-members.ts';
import { keepColumns, savedColumns } from './case-columns.tsx';
import { type CaseFilters, isFiltered, noFilters } from './case-filters.ts';
import { CaseTable } from './case-table.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { CasesFailed, CasesWaiting, NoCases, NoneFits } from './list-states.tsx';
import { useCases } from './use-cases.ts';

const counted = (count: number, hasMore: boolean, isLookingOn: boolean): string => {
  const words = `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'case' : 'cases'}`;
  return isLookingOn && hasMore && count === 0 ? 'Searching cases...' : words;
};

type ListProps = {
  filters: CaseFilters;
  onFilters: (filters: CaseFilters) => void;
  /** What to offer a home without cases. */
  addButton: ReactNode;
  table: RefObject<HTMLTableElement | null>;
};

/** Shows the cases in a table, with their number and a choice of columns. */
export const TableOfCases = ({ filters, onFilters, addButton, table }: ListProps) => {
  const list = useCases(filters);
  const { nameOf, isSeen } = useMembers();
  const [columns, setColumns] = useState(savedColumns);
  const visibleColumns = isSeen ? columns : columns.filter((key) => key !== 'assigned');
  const choose = (next: readonly string[]) => {
    setColumns(next);
    keepColumns(next);
  };
  if (list.isPending) return <CasesWaiting />;
  if (list.isError && list.cases.length === 0)
    return <CasesFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  const { cases, hasNextPage, isLookingOn } = list;
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className="grid gap-3">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p role="status" className="text-muted tabular-nums">
          {counted(cases.length, hasNextPage, isLookingOn)}
        </p>
        <div className="max-md:hidden">
          <ChooseColumns columns={visibleColumns} isTeamSeen={isSeen} onChange={choose} />
        </div>
      </div>
      {cases.length === 0 &&
        !hasNextPage &&
        (isFiltered(filters) ? <NoneFits onClear={() => onFilters(noFilters)} /> : <NoCases addButton={addButton} />)}
      {cases.length > 0 && (
        <CaseTable
          {...{ cases, nameOf, table }}
          columns={visibleColumns}
          hasMore={hasNextPage && !list.isFetchNextPageError}
          isLoadingMore={list.isFetching}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
      {list.isError && (
        <CasesFailed
          error={list.error}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          isRetrying={list.isFetching}
        />
      )}
    </div>
  );
};
