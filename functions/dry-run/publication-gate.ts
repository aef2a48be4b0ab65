import { problem } from '#functions/problem.ts';
import { readDryRun } from '#functions/table/dry-run.ts';
import type { Table } from '#functions/table/table.ts';
import type { ChangedEntry } from '#shared/catalog/dry-run/changed-rules.ts';
import { needsDryRun } from '#shared/catalog/reaches.ts';
import { hashOfChanges } from './dry-run-catalogs.ts';
import { dryRunView } from './dry-run-view.ts';

/** How long a dry run lets its drafts be published. */
const VALID_MS = 24 * 3_600_000;

const refusal = (message: string) => problem('invalid_input', { detail: message, errors: [{ field: 'dryRunId', message }] });

/**
 * Refuses to publish what prices, asks, triggers, or prints without a dry run of just these drafts from the last 24 hours, or a reason. A run that is named is
 * checked even where none is needed, because the log names it. Returns what the log says about it: the run, or the reason.
 */
export async function passedGate(
  { table, now }: { table: Table; now: Date },
  changes: readonly ChangedEntry[],
  { dryRunId, withoutDryRun }: { dryRunId?: string | undefined; withoutDryRun?: string | undefined },
): Promise<string> {
  if (!dryRunId) {
    if (!needsDryRun(changes.map(({ noun }) => noun))) return '';
    if (withoutDryRun) return `without a dry run: ${withoutDryRun}`;
    throw refusal(
      'This changes prices, questions, tasks, or papers. Run a dry run of it first, or say why you publish without one.',
    );
  }
  const found = await readDryRun(table, dryRunId);
  if (!found) throw refusal('There is no such dry run anymore. Run another.');
  const { run, lanes } = found;
  const { state } = dryRunView(run, lanes);
  if (state === 'cancelled') throw refusal('The dry run was canceled. Run another.');
  if (state !== 'done') throw refusal('The dry run has not ended. Wait for it, or run a sample.');
  if (run.draftsHash !== hashOfChanges(changes))
    throw refusal('The dry run was of other drafts, or of these before they changed. Run another.');
  if (now.getTime() - Date.parse(run.startedOn) >= VALID_MS) throw refusal('The dry run is more than a day old. Run another.');
  return `after dry run ${dryRunId}`;
}
