import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { Card } from '#web/ui/card.tsx';
import { BareCheckbox } from '#web/ui/choices.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { drawnRows, useVisibleRows } from '#web/ui/row-window.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { useRowKeys } from '#web/workspace/keys/use-row-keys.ts';
import { referredNouns, useNames } from '../../every-entry/use-names.ts';
import type { NounScreen } from '../noun-screens.ts';
import { useReturnedFrom } from '../opened-entry.ts';
import type { useRangedChoice } from '../ranged-choice.ts';
import { useValueNames } from '../use-value-names.ts';
import { filledColumns, fixedWidths, lastColumnsOf } from './column-widths.ts';
import { EntryCells, EntryInShort, RowMenu } from './entry-cells.tsx';
import { columnsOf, Head, WideColumns, widthsOf } from './entry-head.tsx';

/** In pixels. Every row has the same height, so that only the visible ones have to be rendered. */
const ROW = { wide: 32, narrow: 88 };
/** More are loaded this many rows before the end. */
const AHEAD = 30;

export type EntryTableProps = {
  screen: NounScreen;
  rows: readonly EntryRow[];
  table: RefObject<HTMLTableElement | null>;
  isBusy: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  /** The ids of the rows that are chosen, to change them together. */
  chosen: ReadonlySet<string>;
  onToggle: ReturnType<typeof useRangedChoice>;
  /** Chooses these rows, or none if they are all chosen. */
  onToggleAll: (ids: readonly string[]) => void;
};

/**
 * Shows entries as a table whose rows are links. However many there are, only the visible ones are rendered. Tab reaches the active row’s checkbox, link, and
 * menu; arrows, j, k, Page keys, Home, and End move, Enter opens, and x chooses.
 */
export const EntryTable = ({ screen, rows, table, isBusy, hasMore, isLoadingMore, onLoadMore, ...choice }: EntryTableProps) => {
  const { chosen, onToggle, onToggleAll } = choice;
  const isNarrow = useIsNarrow();
  const rowHeight = isNarrow ? ROW.narrow : ROW.wide;
  const body = useRef<HTMLTableSectionElement>(null);
  const returnedFrom = useReturnedFrom(screen);
  const [active, setActive] = useState(() => rows.findIndex(({ entry }) => entry.id === returnedFrom));
  const current = Math.max(0, Math.min(active, rows.length - 1));
  const range = useVisibleRows(body, rowHeight);
  // Not at every step of scrolling: a column that is empty has been looked for in each row.
  const columns = useMemo(() => filledColumns(columnsOf(screen), rows), [screen, rows]);
  const tally = isNarrow ? undefined : nouns[screen.noun].tally?.label;
  const own = columns.length + (tally ? 1 : 0);
  const last = lastColumnsOf(screen.noun, rows);
  const { nameOf } = useNames(columns.some(({ field }) => /^reference/.test(field.kind)) ? referredNouns(screen.noun) : []);
  const onKeyDown = useRowKeys({
    body,
    count: rows.length,
    active: current,
    setActive,
    onSelect: (at) => onToggle((rows[at] as EntryRow).entry.id),
    onEdit: (at) => body.current?.querySelector<HTMLElement>(`[data-menu="${at}"] button`)?.click(),
  });
  const isNearEnd = range.to > rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, onLoadMore]);
  const known = { ...useValueNames(screen.noun), noun: screen.noun, nameOf };
  const widths = widthsOf({ rows, columns, known }, { last, hasTally: tally !== undefined });
  return (
    <Card data-list aria-busy={isBusy || undefined} className="overflow-x-auto">
      <table
        ref={table}
        aria-label={screen.title}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        className={classNames('w-full table-fixed border-collapse', isNarrow ? 'text-sm' : 'text-xs')}
        style={isNarrow ? undefined : { minWidth: widths.least }}
      >
        {isNarrow ? (
          <colgroup>
            <col style={{ width: fixedWidths.choice }} />
            <col />
            <col style={{ width: fixedWidths.menu }} />
          </colgroup>
        ) : (
          <WideColumns {...{ widths, last }} hasTally={tally !== undefined} />
        )}
        {!isNarrow && (
          <Head
            {...{ columns, tally, last }}
            areAllChosen={rows.every(({ entry }) => chosen.has(entry.id))}
            onChooseAll={() => onToggleAll(rows.map(({ entry }) => entry.id))}
          />
        )}
        <tbody ref={body} onKeyDown={onKeyDown}>
          {drawnRows(range, { count: rows.length, active: current }).map((drawn) => {
            if ('gap' in drawn)
              return (
                <tr key={`gap-${drawn.before}`} style={{ height: drawn.gap * rowHeight }}>
                  <td colSpan={isNarrow ? 3 : own + 4 + (last.isUsed ? 1 : 0) + (last.isChanged ? 1 : 0)} />
                </tr>
              );
            const row = rows[drawn.row] as EntryRow;
            const focus = {
              at: drawn.row,
              isActive: drawn.row === current,
              isReturned: row.entry.id === returnedFrom,
              onFocus: () => setActive(drawn.row),
            };
            return (
              <tr
                key={row.entry.id}
                aria-rowindex={drawn.row + 2}
                onFocus={focus.onFocus}
                style={{ height: rowHeight }}
                className="relative scroll-mt-16 scroll-mb-28 border-b border-border bg-surface transition-colors duration-(--hover) last:border-0 hover:bg-sunken has-checked:bg-primary-soft has-focus-visible:bg-primary-soft"
              >
                <td className="relative z-10 p-0">
                  <BareCheckbox
                    label={`Choose ${row.name}`}
                    checked={chosen.has(row.entry.id)}
                    tabIndex={focus.isActive ? 0 : -1}
                    onChange={(event) => onToggle(row.entry.id, event)}
                    className="mx-auto size-7 scale-90"
                  />
                </td>
                {isNarrow ? (
                  <EntryInShort {...{ screen, row, focus, columns, known }} />
                ) : (
                  <EntryCells {...{ screen, row, focus, columns, known, last }} />
                )}
                <td data-menu={drawn.row} className="sticky right-0 z-10 bg-inherit p-0 text-center">
                  <RowMenu screen={screen} row={row} isActive={focus.isActive} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};
