import type { ReactNode } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/states.tsx';

/** Shows an amount. One below zero is never broken after its sign. */
export const Amount = ({ cents }: { cents: number }) => (
  <span className="whitespace-nowrap tabular-nums">{formatCents(cents)}</span>
);

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
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken">
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={classNames('px-2 py-1.5 align-bottom font-semibold sm:px-3', side(at))}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-t border-border">
            <th scope="row" className="px-2 py-1.5 min-w-24 text-left font-normal break-words sm:px-3">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className="px-2 py-1.5 text-right tabular-nums sm:px-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot className="bg-sunken">
          <tr className="border-t border-border-strong font-semibold">
            <th scope="row" className="px-2 py-1.5 text-left sm:px-3">
              {total[0]}
            </th>
            {total.slice(1).map((cell, at) => (
              <td key={columns[at + 1]} className="px-2 py-1.5 text-right tabular-nums sm:px-3">
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
