import { type ReactNode, type RefObject, useState } from 'react';
import type { CaseSortKey, CaseTableChoice, CaseView } from '#shared/contract/case-views.ts';
import { saveCsv } from '#web/parts/export-csv.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useMembers } from '../use-members.ts';
import { fileOf, hiddenColumns } from './case-columns.tsx';
import { type CaseBase, type CaseFilters, isFiltered, noFilters, shownStatus, sortAfter } from './case-filters.ts';
import { CaseTable } from './case-table.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ExportCases } from './export-cases.tsx';
import { CasesFailed, CasesWaiting, NoCases, NoneFits } from './list-states.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { SORTED_CASES } from './sort-cases.ts';
import { useCases } from './use-cases.ts';
import { useCaseViews } from './views/use-case-views.ts';
import { withTable } from './views/view-changes.ts';

type Counted = { count: number; hasMore: boolean } & Pick<
  ReturnType<typeof useCases>,
  'isLookingOn' | 'isSorting' | 'isPartlySorted'
>;

function countWords({ count, hasMore, isLookingOn, isSorting, isPartlySorted }: Counted): string {
  if (isSorting) return `Sorting ${count.toLocaleString('en-US')} cases...`;
  if (isLookingOn && hasMore && count === 0) return 'Searching cases...';
  const words = `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'case' : 'cases'}`;
  const most = SORTED_CASES.toLocaleString('en-US');
  return isPartlySorted ? `${words}. Only the newest, up to ${most}, are sorted. Filter the list to sort the rest.` : words;
}

type ListProps = {
  shown: CaseBase;
  view: CaseView | null;
  onFilters: (filters: CaseFilters) => void;
  onSort: (sort: CaseBase['sort']) => void;
  /** What to offer a home without cases. */
  addButton: ReactNode;
  table: RefObject<HTMLTableElement | null>;
  /** Draws the bar above the table, with what belongs to the table alone at its end. */
  bar: (end: { status: string; actions: ReactNode }) => ReactNode;
};

/** Shows the cases in a table, with their number, a choice of columns, an export, and what can be done with those that are selected. */
export const TableOfCases = ({ shown, view, onFilters, onSort, addButton, table, bar }: ListProps) => {
  const { filters, sort } = shown;
  const list = useCases(filters, sort);
  const { nameOf, isSeen } = useMembers();
  const saved = useCaseViews();
  const selection = useSelection(list.cases);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const choice: CaseTableChoice = view ?? saved.table;
  const { may, timeZone } = useWorkspace();
  const hidden = hiddenColumns(isSeen, may('case-files.read'));
  const columns = choice.columns.filter((key) => !hidden.has(key));
  const choose = ({ columns: next, widths }: CaseTableChoice) => void saved.change(withTable(view, { columns: next, widths }));
  const { cases, hasNextPage, isLookingOn } = list;
  const actions = (
    <>
      <div className="max-md:hidden">
        <ChooseColumns choice={{ columns, widths: choice.widths }} hidden={hidden} onChange={choose} />
      </div>
      <ExportCases {...{ filters, sort, columns, nameOf }} />
    </>
  );
  if (list.isPending || saved.isPending)
    return (
      <>
        {bar({ status: '', actions })}
        <CasesWaiting />
      </>
    );
  if (list.isError && cases.length === 0)
    return (
      <>
        {bar({ status: '', actions })}
        <CasesFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
      </>
    );
  const isEmpty = cases.length === 0 && !hasNextPage;
  return (
    <>
      {bar({ status: countWords({ ...list, count: cases.length, hasMore: hasNextPage, isLookingOn }), actions })}
      <div aria-busy={list.isPlaceholderData || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isEmpty && isFiltered(filters) && (
          <NoneFits
            onSearchAll={
              filters.words && shownStatus(filters) !== 'all' ? () => onFilters({ ...filters, status: 'all' }) : undefined
            }
            onClear={() => onFilters(noFilters)}
          />
        )}
        {isEmpty && !isFiltered(filters) && (
          <NoCases addButton={addButton} onAll={() => onFilters({ ...noFilters, status: 'all' })} />
        )}
        {cases.length > 0 && (
          <CaseTable
            {...{ cases, nameOf, table, sort, selection }}
            choice={{ columns, widths: choice.widths }}
            onSort={(by: CaseSortKey) => onSort(sortAfter(sort, by))}
            onResized={(key, width) => choose({ ...choice, widths: { ...choice.widths, [key]: width } })}
            onEdit={() => setIsMenuOpen(true)}
            hasMore={list.loadsMore && !list.isFetchNextPageError}
            isLoadingMore={list.isFetching}
            onLoadMore={() => void list.fetchNextPage()}
          />
        )}
        <SelectionBar
          {...{ selection, isMenuOpen }}
          onMenu={setIsMenuOpen}
          onExport={() => saveCsv('cases', fileOf(selection.rows, columns, { nameOf, timeZone }))}
        />
        {list.isError && (
          <CasesFailed
            error={list.error}
            onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
            isRetrying={list.isFetching}
          />
        )}
      </div>
    </>
  );
};
