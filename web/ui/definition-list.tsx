import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Definition = { term: string; value: ReactNode; action?: ReactNode };

/** Lists terms with their values, side by side on wide screens; `action` belongs to the row, such as Change. */
export const DefinitionList = ({ items, className }: { items: readonly Definition[]; className?: string }) => (
  <dl
    className={classNames(
      'grid divide-y divide-border border-y border-border sm:grid-cols-[minmax(8rem,1fr)_2fr_auto]',
      className,
    )}
  >
    {items.map(({ term, value, action }) => (
      <div key={term} className="grid gap-x-6 py-3 print:py-1 sm:col-span-3 sm:grid-cols-subgrid">
        <dt className="text-sm font-semibold text-muted sm:pt-px">{term}</dt>
        <dd className="min-w-0">{value}</dd>
        {action && <dd>{action}</dd>}
      </div>
    ))}
  </dl>
);
