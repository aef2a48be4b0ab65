import { ArrowDown, ArrowUp } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { type CaseSortKey, columnWidth } from '#shared/contract/case-views.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { CaseSort } from './case-filters.ts';

const clamped = (width: number) => Math.round(Math.max(columnWidth.least, Math.min(columnWidth.most, width)));

type ResizerProps = { onResize: (width: number) => void; onResized: (width: number) => void };

/** The edge of a column, which a mouse or a finger drags. The dialog for columns does the same by keyboard. */
const Resizer = ({ onResize, onResized }: ResizerProps) => {
  const [start, setStart] = useState<{ x: number; width: number } | null>(null);
  const widthAt = ({ clientX }: PointerEvent) => (start ? clamped(start.width + clientX - start.x) : 0);
  return (
    <span
      aria-hidden="true"
      data-resizer
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ x: event.clientX, width: event.currentTarget.closest('th')?.getBoundingClientRect().width ?? 0 });
      }}
      onPointerMove={(event) => start && onResize(widthAt(event))}
      onPointerUp={(event) => {
        if (start && event.clientX !== start.x) onResized(widthAt(event));
        setStart(null);
      }}
      onPointerCancel={() => setStart(null)}
      className="absolute inset-y-1.5 right-0 w-2.5 cursor-col-resize touch-none border-r border-border hover:border-r-2 hover:border-primary"
    />
  );
};

type ColumnHeadProps = {
  label: string;
  sortKey?: CaseSortKey | undefined;
  sort: CaseSort;
  onSort: (by: CaseSortKey) => void;
} & ResizerProps;

/** The heading of a column: sorts by it, if it can be sorted by, and has an edge to drag. */
export const ColumnHead = ({ label, sortKey, sort, onSort, ...resizer }: ColumnHeadProps) => {
  const isSorted = sortKey !== undefined && sort.by === sortKey;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      className="relative h-8 overflow-hidden px-2 text-left text-xs font-semibold whitespace-nowrap text-muted"
    >
      {sortKey === undefined ? (
        label
      ) : (
        <button
          type="button"
          onClick={() => onSort(sortKey)}
          className="-mx-1 inline-flex min-h-6 max-w-full items-center gap-1 rounded-chip px-1 hover:text-text focus-visible:-outline-offset-2"
        >
          <span className="truncate">{label}</span>
          {isSorted && <Icon of={sort.isDescending ? ArrowDown : ArrowUp} size={14} />}
        </button>
      )}
      <Resizer {...resizer} />
    </th>
  );
};
