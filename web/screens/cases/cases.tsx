import { LayoutGrid, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ListSearch } from '#web/workspace/list-search.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { CareBoard } from './board/care-board.tsx';
import { StatusBoard } from './board/status-board.tsx';
import {
  type CaseBase,
  type CaseFilters,
  type CaseLayout,
  filtersIn,
  layoutIn,
  sortIn,
  usualBase,
  viewIn,
  withFilters,
  withLayout,
  withSort,
} from './list/case-filters.ts';
import { FilterChips, FilterMenu } from './list/filter-menu.tsx';
import { CasesWaiting } from './list/list-states.tsx';
import { OpensFirst } from './list/opens-first.tsx';
import { TableOfCases } from './list/table-of-cases.tsx';
import { useCaseViews } from './list/views/use-case-views.ts';
import { ViewActions } from './list/views/view-actions.tsx';
import { ViewTabs } from './list/views/view-tabs.tsx';

const layouts: readonly { key: CaseLayout; label: string }[] = [
  { key: 'table', label: 'Table' },
  { key: 'status-board', label: 'Board by status' },
  { key: 'care-board', label: 'Board by care' },
];

const AddButton = () => {
  const { may, locationId } = useWorkspace();
  const navigate = useNavigate();
  return (
    <Button
      size="compact"
      look="primary"
      icon={Plus}
      disabled={!may('cases.change')}
      onClick={() => void navigate(workPaths.firstCall({ locationId }))}
    >
      Add case
    </Button>
  );
};

const LayoutMenu = ({ layout, onChange }: { layout: CaseLayout; onChange: (layout: CaseLayout) => void }) => (
  <Menu
    label="Layout"
    className={buttonClass('secondary', 'compact')}
    items={layouts.map(({ key, label }) => ({ key, label, onAction: () => onChange(key) }))}
  >
    <Icon of={LayoutGrid} />
    <span className="sr-only">Layout: </span>
    {layouts.find(({ key }) => key === layout)?.label}
  </Menu>
);

/** What the list shows, as the address and the saved view in it say. Undefined while the view loads. */
function useShown() {
  const [search, setSearch] = useSearchParams();
  const { views, table, isPending } = useCaseViews();
  const id = viewIn(search);
  const view = views.find((each) => each.id === id) ?? null;
  const base: CaseBase = view ?? usualBase;
  const shown = { filters: filtersIn(search, base.filters), sort: sortIn(search, base.sort) };
  const change = (next: (search: URLSearchParams) => URLSearchParams) =>
    setSearch(next, { replace: true, flushSync: true, preventScrollReset: true });
  return {
    views,
    view,
    table: view ?? table,
    shown,
    isWaiting: id !== null && isPending,
    layout: layoutIn(search),
    onFilters: (filters: CaseFilters) => change((now) => withFilters(now, filters, base.filters)),
    onSort: (sort: CaseBase['sort']) => change((now) => withSort(now, sort, base.sort)),
    onLayout: (layout: CaseLayout) => change((now) => withLayout(now, layout)),
  };
}

/** /locations/{locationId}/cases/: the home's cases, the open ones first, searchable by any words; a trade company sees those assigned to it. */
export const Component = () => {
  const { locationName, may, whyNot } = useWorkspace();
  const isStaff = may('case-files.read');
  const { views, view, table: choice, shown, layout, isWaiting, onFilters, onSort, onLayout } = useShown();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { filters } = shown;
  const ofCare = isStaff ? whyNot('decedent.move') : 'Open a case to record what your company did.';
  const reason = (layout === 'care-board' ? ofCare : null) ?? whyNot('cases.change');
  const bar = ({ status, actions }: { status: string; actions: ReactNode }) => (
    <div data-chrome className="flex flex-wrap items-center gap-2">
      <search className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full">
        <ListSearch
          label="Search cases"
          placeholder={isStaff ? 'Name, number, phone, or staff' : 'Name or number'}
          box={box}
          words={filters.words}
          onChange={(words) => onFilters({ ...filters, words })}
          onDown={() => table.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()}
        />
        <FilterMenu filters={filters} onChange={onFilters} />
        <FilterChips filters={filters} onChange={onFilters} />
      </search>
      <p role="status" className="mr-auto px-1 text-xs text-muted tabular-nums">
        {status}
      </p>
      <LayoutMenu layout={layout} onChange={onLayout} />
      {actions}
    </div>
  );
  return (
    <WorkspacePage>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-xl leading-9 max-md:-order-1">Cases</h1>
          <ViewTabs {...{ filters, views, view }} />
          <div data-chrome className="mr-auto max-md:-order-1">
            <ViewActions key={view?.id} view={view} shown={shown} table={choice} />
          </div>
          {isStaff && (
            <div className="max-md:-order-1">
              <AddButton />
            </div>
          )}
        </div>
        {!isStaff && <p className="text-muted">The cases that {locationName} has assigned to you.</p>}
        {reason && (isStaff || layout === 'care-board') && <Banner>{reason}</Banner>}
        {isWaiting ? (
          <CasesWaiting />
        ) : layout === 'table' ? (
          <TableOfCases {...{ shown, view, onFilters, onSort, table, bar }} addButton={isStaff && <AddButton />} />
        ) : (
          <>
            {bar({ status: '', actions: null })}
            {layout === 'status-board' ? <StatusBoard filters={filters} /> : <CareBoard filters={filters} />}
          </>
        )}
        <div className="mt-4">
          <OpensFirst />
        </div>
      </div>
    </WorkspacePage>
  );
};
