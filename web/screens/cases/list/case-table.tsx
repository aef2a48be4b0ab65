import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CaseColumnKey, CaseSortKey, CaseTableChoice } from '#shared/contract/case-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { Card } from '#web/ui/card.tsx';
import { BareCheckbox } from '#web/ui/choices.tsx';
import { drawnRows, useVisibleRows } from '#web/ui/row-window.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { useRowKeys } from '#web/workspace/keys/use-row-keys.ts';
import { useDisplay } from '#web/workspace/use-display.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { caseColumns, NAME_WIDTH, type NameOf } from './case-columns.tsx';
import type { CaseSort } from './case-filters.ts';
import { CaseInShort, CaseNameCell, SelectCell } from './case-row.tsx';
import { ColumnHead } from './column-head.tsx';
import type { Selection } from './selection/use-selection.ts';

/** In pixels. Every row has the same height, so that only the visible ones have to be rendered. */
const ROW = { comfortable: 44, compact: 32, narrow: 108 };
const SELECT_WIDTH = 44;
/** What fits into a comfortable row, before it ends in an ellipsis. */
const TWO_LINES = 'line-clamp-2 leading-tight wrap-anywhere';
/** More are loaded this many rows before the end. */
const AHEAD = 20;

/** The name's share of the table until someone resizes it, so that no two cases look alike because their names are cut off. */
const NAME_SHARE = '20%';

export type CaseTableProps = {
  cases: readonly CaseRow[];
  choice: CaseTableChoice;
  nameOf: NameOf;
  sort: CaseSort;
  onSort: (by: CaseSortKey) => void;
  onResized: (key: CaseColumnKey | 'name', width: number) => void;
  selection: Selection;
  onEdit: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  table: RefObject<HTMLTableElement | null>;
};

/** Selects all loaded cases, or none. */
const SelectAll = ({ selection, count }: { selection: Selection; count: number }) => {
  const box = useRef<HTMLInputElement>(null);
  const isSome = selection.rows.length > 0 && selection.rows.length < count;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <td className="p-0">
      <BareCheckbox
        ref={box}
        label="Select all cases in the list"
        checked={count > 0 && selection.rows.length === count}
        onChange={selection.toggleAll}
        className="h-8"
      />
    </td>
  );
};

/**
 * Shows the cases as a table whose rows are links. However many there are, only the visible ones are rendered. It has one tab stop for its rows; arrows, j, k,
 * Page keys, Home, and End move, and Enter opens.
 */
export const CaseTable = ({ cases, choice, nameOf, sort, selection, table, ...props }: CaseTableProps) => {
  const isNarrow = useIsNarrow();
  const { density } = useDisplay();
  const { timeZone } = useWorkspace();
  const isCompact = density === 'compact';
  const rowHeight = isNarrow ? ROW.narrow : ROW[density];
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const [dragged, setDragged] = useState<{ key: CaseColumnKey | 'name'; width: number } | null>(null);
  const range = useVisibleRows(body, rowHeight);
  const current = Math.max(0, Math.min(active, cases.length - 1));
  const onKeyDown = useRowKeys({
    body,
    count: cases.length,
    active: current,
    setActive,
    onSelect: (at) => selection.toggle(at),
    onEdit: (at) => {
      if (selection.rows.length === 0) selection.toggle(at);
      props.onEdit();
    },
  });
  const columns = isNarrow ? [] : caseColumns.filter(({ key }) => choice.columns.includes(key));
  const isNearEnd = range.to > cases.length - AHEAD;
  const { hasMore, isLoadingMore, onLoadMore } = props;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, onLoadMore]);
  const widthOf = (key: CaseColumnKey | 'name') => (dragged?.key === key ? dragged.width : choice.widths[key]);
  const minWidth =
    SELECT_WIDTH + (widthOf('name') ?? NAME_WIDTH) + columns.reduce((sum, { key, width }) => sum + (widthOf(key) ?? width), 0);
  const resizing = (key: CaseColumnKey | 'name') => ({
    onResize: (width: number) => setDragged({ key, width }),
    onResized: (width: number) => {
      props.onResized(key, width);
      setDragged(null);
    },
  });
  return (
    <Card data-list className="overflow-x-auto">
      <table
        ref={table}
        aria-label="Cases"
        aria-rowcount={hasMore ? -1 : cases.length + 1}
        className="w-full table-fixed border-collapse"
        style={isNarrow ? undefined : { minWidth }}
      >
        <colgroup>
          <col style={{ width: SELECT_WIDTH }} />
          <col style={{ width: isNarrow ? undefined : (widthOf('name') ?? NAME_SHARE) }} />
          {columns.map(({ key, width, isFluid }) => (
            <col key={key} style={{ width: widthOf(key) ?? (isFluid ? undefined : width) }} />
          ))}
        </colgroup>
        <thead className="border-b border-border">
          <tr aria-rowindex={1}>
            <SelectAll selection={selection} count={cases.length} />
            {isNarrow ? (
              <th scope="col" className="px-3 text-left text-xs font-semibold text-muted">
                Decedent
              </th>
            ) : (
              <ColumnHead label="Decedent" sortKey="name" {...{ sort }} onSort={props.onSort} {...resizing('name')} />
            )}
            {columns.map(({ key, label, sort: sortKey }) => (
              <ColumnHead key={key} {...{ label, sortKey, sort }} onSort={props.onSort} {...resizing(key)} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {drawnRows(range, { count: cases.length, active: current }).map((drawn) => {
            if ('gap' in drawn)
              return (
                <tr key={`gap-${drawn.before}`} style={{ height: drawn.gap * rowHeight }}>
                  <td colSpan={columns.length + 2} />
                </tr>
              );
            const row = cases[drawn.row] as CaseRow;
            const focus = { at: drawn.row, isActive: drawn.row === current, onFocus: () => setActive(drawn.row) };
            return (
              <tr
                key={row.id}
                aria-rowindex={drawn.row + 2}
                style={{ height: rowHeight }}
                className="relative border-b border-border transition-colors duration-(--hover) last:border-0 hover:bg-sunken has-checked:bg-sunken has-checked:[&_.bg-sunken]:bg-surface has-focus-visible:bg-primary-soft"
              >
                <SelectCell
                  row={row}
                  isSelected={selection.ids.has(row.id)}
                  onToggle={(isRange) => selection.toggle(drawn.row, isRange)}
                />
                {isNarrow ? (
                  <CaseInShort {...{ row, nameOf, focus }} />
                ) : (
                  <CaseNameCell {...{ row, focus }} className={isCompact ? 'truncate' : TWO_LINES} />
                )}
                {columns.map(({ key, cell, text }) => (
                  <td key={key} className="px-2 tabular-nums">
                    <div className={isCompact ? 'truncate' : TWO_LINES}>
                      {cell ? cell(row, { isCompact }) : text(row, nameOf, timeZone)}
                    </div>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};
