import type { ReactNode } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/states.tsx';

/** Shows an amount. One below zero is never broken after its sign. */
export const Amount = ({ cents }: { cents: number }) => (
  <span className="whitespace-nowrap tabular-nums">{formatCents(cents)}</span>
);

// On paper, tables of many columns fit a portrait page.
const padding = 'px-2 py-1.5 sm:px-3 print:px-1.5 print:py-1';

type Row = { key: string; cells: readonly ReactNode[] };
type MoneyTableProps = { caption: string; columns: readonly string[]; rows: readonly Row[]; total?: readonly ReactNode[] };

const side = (at: number) => (at === 0 ? 'text-left' : 'text-right');

/** Lays out amounts: the first cell of a row names it, and the others are aligned right. */
export const MoneyTable = ({ caption, columns, rows, total }: MoneyTableProps) => (
  <section
    aria-label={caption}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for the keyboard to scroll it
    tabIndex={0}
    className="min-w-0 self-start overflow-x-auto rounded-control border border-border print:overflow-visible"
  >
    <table className="w-full text-sm print:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken">
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={classNames(padding, 'align-bottom font-semibold', side(at))}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-t border-border">
            <th scope="row" className={classNames(padding, 'min-w-24 text-left font-normal break-words')}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className={classNames(padding, 'text-right tabular-nums')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot className="bg-sunken">
          <tr className="border-t border-border-strong font-semibold">
            <th scope="row" className={classNames(padding, 'text-left')}>
              {total[0]}
            </th>
            {total.slice(1).map((cell, at) => (
              <td key={columns[at + 1]} className={classNames(padding, 'text-right tabular-nums')}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  </section>
);

/** Keeps the place of a part that is loading. */
export const Waiting = () => (
  <Card aria-busy="true" className="p-6">
    <Skeleton className="h-6 w-48" />
    <Skeleton className="mt-4 h-60 w-full" />
  </Card>
);
