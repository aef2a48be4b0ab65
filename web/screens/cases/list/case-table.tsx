import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { Card } from '#web/ui/card.tsx';
import { drawnRows, useVisibleRows } from '#web/ui/row-window.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { caseColumns, type NameOf } from './case-columns.tsx';
import { CaseInShort, CaseNameCell } from './case-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** In pixels. Every row has the same height, so that only the visible ones have to be rendered. */
const ROW = { wide: 56, narrow: 108 };
const NAME_WIDTH = 160;
/** More are loaded this many rows before the end. */
const AHEAD = 20;

export type CaseTableProps = {
  cases: readonly CaseRow[];
  /** The keys of the columns beside the name. */
  columns: readonly string[];
  nameOf: NameOf;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  table: RefObject<HTMLTableElement | null>;
};

const headClass = 'h-10 overflow-hidden whitespace-nowrap px-3 text-left text-xs font-semibold text-muted';

/**
 * Shows the cases as a table whose rows are links. However many there are, only the visible ones are rendered. It has one tab stop; arrows, Page
 * keys, Home, and End move, and Enter opens.
 */
export const CaseTable = ({ cases, columns: chosen, nameOf, hasMore, isLoadingMore, onLoadMore, table }: CaseTableProps) => {
  const isNarrow = useIsNarrow();
  const rowHeight = isNarrow ? ROW.narrow : ROW.wide;
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const range = useVisibleRows(body, rowHeight);
  const onKeyDown = useRowKeys({ body, count: cases.length, setActive });
  const columns = isNarrow ? [] : caseColumns.filter(({ key }) => chosen.includes(key));
  const isNearEnd = range.to > cases.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, onLoadMore]);
  const minWidth = NAME_WIDTH + columns.reduce((sum, { width }) => sum + width, 0);
  const current = Math.min(active, cases.length - 1);
  return (
    <Card data-cases className="overflow-x-auto">
      <table
        ref={table}
        aria-label="Cases"
        aria-rowcount={hasMore ? -1 : cases.length + 1}
        className="w-full table-fixed border-collapse"
        style={isNarrow ? undefined : { minWidth }}
      >
        <colgroup>
          <col />
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead className={isNarrow ? 'sr-only' : 'border-b border-border'}>
          <tr aria-rowindex={1}>
            <th scope="col" className={headClass}>
              Decedent
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={headClass}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {drawnRows(range, { count: cases.length, active: current }).map((drawn) => {
            if ('gap' in drawn)
              return (
                <tr key={`gap-${drawn.before}`} style={{ height: drawn.gap * rowHeight }}>
                  <td colSpan={columns.length + 1} />
                </tr>
              );
            const row = cases[drawn.row] as CaseRow;
            const focus = { at: drawn.row, isActive: drawn.row === current, onFocus: () => setActive(drawn.row) };
            return (
              <tr
                key={row.id}
                aria-rowindex={drawn.row + 2}
                style={{ height: rowHeight }}
                className="relative border-b border-border transition-colors duration-(--hover) last:border-0 hover:bg-sunken has-focus-visible:bg-primary-soft"
              >
                {isNarrow ? <CaseInShort {...{ row, nameOf, focus }} /> : <CaseNameCell {...{ row, focus }} />}
                {columns.map(({ key, cell }) => (
                  <td key={key} className="overflow-hidden px-3">
                    <div className="line-clamp-2 leading-snug">{cell(row, nameOf)}</div>
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
