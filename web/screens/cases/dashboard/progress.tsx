import { Panel } from '../../provider/dashboard/panel.tsx';
import { useCase } from '../use-case.ts';

/** A share as a bar of 8 px (specification, section 9) with its number beside it. */
const Bar = ({ label, percent }: { label: string; percent: number }) => {
  const value = Math.max(0, Math.min(100, percent));
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">{value} %</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1.5 h-2 overflow-hidden rounded-full border border-border bg-sunken forced-colors:border"
      >
        <div className="h-full bg-primary forced-colors:bg-[Highlight]" style={{ width: `${value}%` }} />
      </div>
    </div>
  );
};

/** `case-details` as it is called on the screen. */
const pageWords = (key: string): string => {
  const words = key.replace(/[-/]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How much of what is asked is answered: by staff, by the family, and page by page. */
export const Progress = () => {
  const { row } = useCase();
  const pages = Object.entries(row.categoryProgress);
  return (
    <Panel title="Progress">
      <div className="grid gap-4">
        <Bar label="Everything that is required" percent={row.caseProgress} />
        <Bar label="What the family is asked" percent={row.familyProgress} />
        {pages.length > 0 && (
          <div className="mt-2 grid gap-4 border-t border-border pt-4 sm:grid-cols-2">
            {pages.map(([page, percent]) => (
              <Bar key={page} label={pageWords(page)} percent={percent} />
            ))}
          </div>
        )}
      </div>
    </Panel>
  );
};
