import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useWorkspace } from '../provider/workspace/use-workspace.ts';
import { WorkspacePage } from '../provider/workspace/workspace-page.tsx';
import { keepColumns, keptColumns } from './list/case-columns.tsx';
import { type CaseFilters, filtersIn, isFiltered, noFilters, withFilters } from './list/case-filters.ts';
import { CaseSearch } from './list/case-search.tsx';
import { CaseTable } from './list/case-table.tsx';
import { ChooseColumns } from './list/choose-columns.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { CasesFailed, CasesWaiting, NoCases, NoneFits } from './list/list-states.tsx';
import { useCases } from './list/use-cases.ts';
import { useMembers } from './use-members.ts';

const AddButton = () => {
  const { may } = useWorkspace();
  const drawer = useDrawer();
  return (
    <Button look="primary" icon={Plus} disabled={!may.write} onClick={() => drawer.open('add-case')}>
      Add case
    </Button>
  );
};

const counted = (count: number, hasMore: boolean, isLookingOn: boolean): string => {
  const words = `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'case' : 'cases'}`;
  return isLookingOn && hasMore && count === 0 ? 'Looking through the cases...' : words;
};

type ListProps = {
  filters: CaseFilters;
  onFilters: (filters: CaseFilters) => void;
  table: React.RefObject<HTMLTableElement | null>;
};

const TableOfCases = ({ filters, onFilters, table }: ListProps) => {
  const list = useCases(filters);
  const { nameOf } = useMembers();
  const [columns, setColumns] = useState(keptColumns);
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
          <ChooseColumns columns={columns} onChange={choose} />
        </div>
      </div>
      {cases.length === 0 &&
        !hasNextPage &&
        (isFiltered(filters) ? <NoneFits onClear={() => onFilters(noFilters)} /> : <NoCases addButton={<AddButton />} />)}
      {cases.length > 0 && (
        <CaseTable
          {...{ cases, columns, nameOf, table }}
          hasMore={hasNextPage && !list.isFetchNextPageError}
          isLoadingMore={list.isFetching}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
      {list.isFetchNextPageError && (
        <CasesFailed error={list.error} onRetry={() => void list.fetchNextPage()} isRetrying={list.isFetchingNextPage} />
      )}
    </div>
  );
};

/** /locations/{locationId}/cases/: every case of the home, found by any words; a trade company sees those it is assigned to. */
export const Component = () => {
  const { kind, locationName, may, whyNot } = useWorkspace();
  const isStaff = kind === 'staff';
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const change = (next: CaseFilters) => setSearch((now) => withFilters(now, next), { replace: true, preventScrollReset: true });
  return (
    <WorkspacePage
      title="Cases"
      lead={isStaff ? undefined : `The cases that ${locationName} has assigned to you.`}
      actions={isStaff && <AddButton />}
    >
      {isStaff && !may.write && <Banner className="mb-6">{whyNot.write}</Banner>}
      <div className="grid gap-5">
        <FilterBar
          {...{ filters, isStaff }}
          onChange={change}
          search={
            <CaseSearch
              box={box}
              words={filters.words}
              onChange={(words) => change({ ...filters, words })}
              onDown={() => table.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()}
            />
          }
        />
        <TableOfCases {...{ filters, table }} onFilters={change} />
      </div>
    </WorkspacePage>
  );
};
