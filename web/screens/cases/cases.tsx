import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { CareBoard } from './board/care-board.tsx';
import { StatusBoard } from './board/status-board.tsx';
import { type CaseFilters, type CaseView, filtersIn, viewIn, withFilters, withView } from './list/case-filters.ts';
import { CaseSearch } from './list/case-search.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { OpensFirst } from './list/opens-first.tsx';
import { TableOfCases } from './list/table-of-cases.tsx';

const layouts: readonly { value: CaseView; label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'status-board', label: 'Board by status' },
  { value: 'care-board', label: 'Board by care' },
];

const AddButton = () => {
  const { may } = useWorkspace();
  const drawer = useDrawer();
  return (
    <Button look="primary" icon={Plus} disabled={!may('cases.change')} onClick={() => drawer.open('add-case')}>
      Add case
    </Button>
  );
};

/** /locations/{locationId}/cases/: every case of the home, searchable by any words; a trade company sees those assigned to it. */
export const Component = () => {
  const { locationName, may, whyNot } = useWorkspace();
  const isStaff = may('case-files.read');
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const view = viewIn(search);
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const change = (next: CaseFilters) =>
    setSearch((now) => withFilters(now, next), { replace: true, flushSync: true, preventScrollReset: true });
  return (
    <WorkspacePage
      title="Cases"
      lead={isStaff ? undefined : `The cases that ${locationName} has assigned to you.`}
      actions={isStaff && <AddButton />}
    >
      {isStaff && !may('cases.change') && <Banner className="mb-6">{whyNot('cases.change')}</Banner>}
      <div className="grid gap-5">
        <FilterBar
          filters={filters}
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
        <Segments
          label="Layout"
          segments={layouts}
          value={view}
          onChange={(next) =>
            setSearch((now) => withView(now, next), { replace: true, flushSync: true, preventScrollReset: true })
          }
        />
        {view === 'table' && <TableOfCases {...{ filters, table }} onFilters={change} addButton={isStaff && <AddButton />} />}
        {view === 'status-board' && <StatusBoard filters={filters} />}
        {view === 'care-board' && <CareBoard filters={filters} />}
        <OpensFirst />
      </div>
    </WorkspacePage>
  );
};
