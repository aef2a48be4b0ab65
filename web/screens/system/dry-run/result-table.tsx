import type { ReactNode } from 'react';

type TableProps = { caption: string; head: readonly string[]; children: ReactNode };

/** A table of what a dry run found. It scrolls sideways where it must. */
export const Table = ({ caption, head, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways needs the keyboard too
  <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="text-left text-xs text-muted">
          {head.map((each, at) => (
            <th key={each} scope="col" className={at === 0 ? 'py-1 font-normal' : 'py-1 pl-2 text-right font-normal'}>
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">{children}</tbody>
    </table>
  </section>
);

/** A row of such a table: its name, and its cells in order. */
export const Row = ({ name, cells }: { name: ReactNode; cells: readonly ReactNode[] }) => (
  <tr>
    <th scope="row" className="min-w-16 py-1 text-left font-normal wrap-anywhere">
      {name}
    </th>
    {cells.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns, which never move.
      <td key={at} className="py-1 pl-2 text-right">
        {cell}
      </td>
    ))}
  </tr>
);

export const count = (value: number) => value.toLocaleString('en-US');
