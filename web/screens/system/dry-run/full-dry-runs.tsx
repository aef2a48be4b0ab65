import type { DryRunView } from '#shared/contract/system-dry-runs.ts';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { DryRunFindings } from './dry-run-result.tsx';
import { hasFindings } from './dry-run-words.ts';
import { FullRun } from './full-run.tsx';
import { useFullRuns } from './use-full-runs.ts';

const titleOf = ({ drafts: [first], draftCount, startedBy }: DryRunView): string => {
  const others = draftCount - 1;
  const what = first ? `${first.name}${others > 0 ? ` and ${others} more` : ''}` : 'Drafts';
  return `${what}, by ${startedBy}`;
};

/** How many that are done show. */
const FEW = 3;

const Run = ({ run }: { run: DryRunView }) => (
  <li className="grid gap-1">
    <h3 className="font-sans text-sm font-semibold wrap-anywhere">{titleOf(run)}</h3>
    <p className="text-xs text-muted">{exactWhenWords(run.startedOn)}</p>
    <FullRun run={run} label={titleOf(run)} />
    {run.state !== 'running' && hasFindings(run) && (
      <details>
        <summary className="min-h-6 cursor-pointer text-sm font-semibold text-primary">
          What it found<span className="sr-only"> for {titleOf(run)}</span>
        </summary>
        <div className="mt-2">
          <DryRunFindings result={run.result} />
        </div>
      </details>
    )}
  </li>
);

/** Shows the full dry runs that go on now, and the newest ones that are done, with what they found. A canceled one says nothing anymore. Nothing if there are none. */
export const FullDryRuns = () => {
  const runs = useFullRuns().data?.items ?? [];
  const done = runs.filter(({ state }) => state === 'done').slice(0, FEW);
  const shown = runs.filter((run) => run.state === 'running' || done.includes(run));
  if (shown.length === 0) return null;
  return (
    <Panel title="Full dry runs">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {shown.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
    </Panel>
  );
};
