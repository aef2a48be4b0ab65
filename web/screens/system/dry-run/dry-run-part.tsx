import { useState } from 'react';
import { MIN_REASON } from '#shared/contract/system-catalog-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { DryRunFindings } from './dry-run-result.tsx';
import { hasFindings } from './dry-run-words.ts';
import { FullRun } from './full-run.tsx';
import type { DryRunGate } from './use-dry-run-gate.ts';

/** The most that a reason says. */
const MAX_REASON = 400;

type Props = { gate: DryRunGate; isReady: boolean };

/** Runs chosen drafts over sent plans and cases before they are published, or asks why not. Nothing for drafts that change no price, question, task, or paper. */
export const DryRunPart = ({ gate: { isNeeded, run, reason, setReason, fault, starting }, isReady }: Props) => {
  const [isLeft, setLeft] = useState(false);
  if (!isNeeded) return null;
  const isRunning = run?.state === 'running';
  // What an earlier run found isn't what the next one finds.
  const shown = starting.isPending ? undefined : run;
  return (
    <section aria-labelledby="dry-run-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="dry-run-title" className="font-sans text-sm font-semibold">
        Dry run
      </h3>
      <p className="text-sm text-muted">
        These drafts can change prices, questions, tasks, or papers. A dry run says whether they would, in plans, cases, and price
        lists, without anyone’s name.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={!isReady || starting.isPending || isRunning}
          isBusy={starting.isPending && starting.variables === 'sample'}
          busyLabel="Comparing..."
          onClick={() => starting.mutate('sample')}
        >
          Run a sample
        </Button>
        <Button
          disabled={!isReady || starting.isPending || isRunning}
          isBusy={starting.isPending && starting.variables === 'full'}
          busyLabel="Starting..."
          onClick={() => starting.mutate('full')}
        >
          Run over everything
        </Button>
      </div>
      <FormFailure error={starting.error} />
      {shown?.size === 'full' && <FullRun run={shown} />}
      {shown && hasFindings(shown) && <DryRunFindings result={shown.result} isRunning={isRunning} />}
      {run?.state !== 'done' && (
        <TextArea
          label="Or publish without a dry run, because"
          hint={`It goes into the log, and has at least ${MIN_REASON} characters.`}
          error={isLeft ? fault : undefined}
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onBlur={() => setLeft(true)}
        />
      )}
    </section>
  );
};
