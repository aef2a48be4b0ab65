import { useSearchParams } from 'react-router-dom';
import type { CaseView } from '#shared/contract/case-views.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { type CaseFilters, shownStatus, toView } from '../case-filters.ts';

const builtIn = [
  { status: 'open', label: 'Open' },
  { status: 'lead', label: 'Leads' },
  { status: 'completed', label: 'Completed' },
  { status: 'cancelled', label: 'Cancelled' },
  { status: 'all', label: 'All' },
] as const;

const tabClass =
  'inline-flex min-h-8 items-center rounded-chip px-2.5 whitespace-nowrap text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary pointer-coarse:min-h-11';

type ViewTabsProps = { filters: CaseFilters; views: readonly CaseView[]; view: CaseView | null };

/** Leads to the views of the list: the built-in ones by status, and those that the person saved. */
export const ViewTabs = ({ filters, views, view }: ViewTabsProps) => {
  const [search] = useSearchParams();
  const status = view ? null : shownStatus(filters);
  const tab = (key: string, label: string, isHere: boolean, to: URLSearchParams) => (
    <li key={key}>
      <Link to={`?${to}`} aria-current={isHere ? 'page' : undefined} className={classNames(tabClass, 'max-w-48')}>
        <span className="truncate">{label}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Views" className="-m-1 min-w-0 overflow-x-auto p-1 max-md:basis-full">
      <ul className="flex gap-1">
        {builtIn.map((each) => tab(each.status, each.label, each.status === status, toView(search, { status: each.status })))}
        {views.map(({ id, name }) => tab(id, name, id === view?.id, toView(search, { id })))}
      </ul>
    </nav>
  );
};
