import type { Unchanged } from './status-plans.ts';

/** Lists cases under the reason why they are not changed. */
export const UnchangedCases = ({ title, cases }: { title: string; cases: readonly Unchanged[] }) => (
  <div className="rounded-control bg-sunken p-3 text-sm">
    <p className="font-semibold">{title}</p>
    <ul className="mt-1 grid gap-1">
      {[...Map.groupBy(cases, ({ why }) => why)].map(([why, group]) => (
        <li key={why} className="break-words">
          {why} <span className="text-muted">{group.map(({ row }) => row.decedentFullName).join(', ')}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** Says how many cases there are. */
export const casesWords = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'case' : 'cases'}`;
