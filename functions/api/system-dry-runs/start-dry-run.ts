import { publicationOf } from '#functions/catalog/publication.ts';
import { administratorOf, openWorkbench, type Workbench } from '#functions/catalog/workbench.ts';
import { hashOfChanges, storeRun } from '#functions/dry-run/dry-run-catalogs.ts';
import { dryRunView } from '#functions/dry-run/dry-run-view.ts';
import { newLanes } from '#functions/dry-run/full-run.ts';
import { runSample } from '#functions/dry-run/sample-run.ts';
import { problem } from '#functions/problem.ts';
import { type BegunDocuments, type DryRunRecord, dryRunWrites, readFullRuns } from '#functions/table/dry-run.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Table } from '#functions/table/table.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { ChangedEntry } from '#shared/catalog/dry-run/changed-rules.ts';
import { changedEntries, prepareDryRun } from '#shared/catalog/dry-run/dry-run.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { os } from './implementer.ts';

/** Drafts that a run names. */
const MAX_NAMED = 20;
/** Full runs that may begin within an hour, over all administrators: each reads the whole corpus. */
const RUNS_PER_HOUR = 12;
const HOUR_MS = 3_600_000;

async function refuseTooMany(table: Table, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const recent = (await readFullRuns(table, RUNS_PER_HOUR)).filter(({ run }) => run.startedOn > since);
  if (recent.length >= RUNS_PER_HOUR)
    throw problem('conflict', { detail: 'There were many full dry runs in the last hour. Wait a little, or run a sample.' });
}

const isOffered = (entry: AnyEntry | undefined) =>
  entry !== undefined && (entry as TemplateDocument).isActive && !isRetired(entry);

/** Returns how many documents were begun from the offered templates that drafts withdraw, and from those that they only change; nothing where they do neither. */
function begunFrom(changes: readonly ChangedEntry[], { uses }: Workbench): Pick<DryRunRecord, 'begun' | 'begunOfChanged'> {
  const offered = changes.filter(({ noun, before }) => noun === 'templateDocuments' && isOffered(before));
  const documentsOf = (templates: readonly ChangedEntry[]): BegunDocuments =>
    uses && {
      documents: templates.reduce((sum, { id }) => sum + (uses.of.get(id)?.documents ?? 0), 0),
      countedOn: uses.on,
    };
  const withdrawn = offered.filter(({ after }) => !isOffered(after));
  const changed = offered.filter(({ after }) => isOffered(after));
  return {
    ...(withdrawn.length > 0 ? { begun: documentsOf(withdrawn) } : {}),
    ...(changed.length > 0 ? { begunOfChanged: documentsOf(changed) } : {}),
  };
}

/**
 * Begins a dry run of drafts, with those that they refer to, exactly as they would be published; what couldn't be published is refused with the same words. A
 * sample is run here. Of a full run, the drafts are stored, so that it goes on with them however they change, and each of its lanes begins with an event.
 */
export const startDryRun = os.startDryRun.handler(async ({ input, context }) => {
  const { table, corpus, bucket, now } = context;
  const workbench = await openWorkbench(context);
  const { catalog } = publicationOf(workbench, input.drafts);
  const catalogs = { before: workbench.published, after: catalog };
  const changes = changedEntries(catalogs.before, catalogs.after);
  const id = context.newId();
  const draftsHash = hashOfChanges(changes);
  const base = {
    id,
    size: input.size,
    startedOn: now.toISOString(),
    startedBy: administratorOf(context),
    draftsHash,
    drafts: changes.slice(0, MAX_NAMED).map(({ noun, id: entryId, before, after }) => ({
      noun,
      id: entryId,
      name: nameOfEntry(noun, after ?? before ?? { id: entryId }),
    })),
    draftCount: changes.length,
    cancelledOn: null,
    ...begunFrom(changes, workbench),
  };
  if (input.size === 'sample') {
    const { tally, run } = await runSample(corpus, catalogs, draftsHash, now);
    const record: DryRunRecord = { ...base, compared: run.compared, tally };
    await table.transact(dryRunWrites(record, []));
    return dryRunView(record, []);
  }
  await refuseTooMany(table, now);
  const { compared } = prepareDryRun(catalogs.before, catalogs.after, base.startedOn.slice(0, 10));
  const record: DryRunRecord = { ...base, compared, tally: null };
  await storeRun(bucket, id, { parts: workbench.head?.parts ?? {}, changes });
  const lanes = newLanes();
  const events = lanes.map(({ lane }) => raise(context.event('dry-run.lane-due', { dryRunId: id, lane })));
  await table.transact([...dryRunWrites(record, lanes), ...events]);
  return dryRunView(record, lanes);
});
