import { partsIn, publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { changeOf } from '#functions/catalog/release-changes.ts';
import { nounOf } from '#functions/catalog/release-parts.ts';
import { problem } from '#functions/problem.ts';
import { type Release, readReleasePair } from '#functions/table/catalog-release.ts';
import { readTriggerRun } from '#functions/table/trigger-run.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { TriggerRunView } from '#shared/contract/system-catalog-views.ts';
import { inShort } from './get-releases.ts';
import { os, type SystemCatalogContext } from './implementer.ts';

const none: Pick<Release, 'parts'> = { parts: {} };

/** Returns the same release with only the parts that another doesn't share. */
const withoutShared = ({ parts }: Pick<Release, 'parts'>, other: Pick<Release, 'parts'>): Pick<Release, 'parts'> => ({
  parts: Object.fromEntries(Object.entries(parts).filter(([name, hash]) => other.parts[name] !== hash)),
});

/** Returns how far the triggers of a release are over open cases; null if they apply from its publication on only. */
async function overOpenCases({ table }: Pick<SystemCatalogContext, 'table'>, release: number): Promise<TriggerRunView | null> {
  const found = await readTriggerRun(table, release);
  if (!found) return null;
  const { run, lanes } = found;
  const sum = (of: 'cases' | 'tasks') => lanes.reduce((total, lane) => total + lane[of], 0);
  return {
    isDone: lanes.every(({ isDone }) => isDone),
    triggers: run.triggerIds.length,
    cases: sum('cases'),
    tasks: sum('tasks'),
  };
}

/** Compares a release with the one before it. Only parts that differ are read. */
export const getRelease = os.getRelease.handler(async ({ input, context }) => {
  const { found, before = none } = await readReleasePair(context.table, input.release);
  if (!found) throw problem('not_found');
  const [old, now] = [withoutShared(before, found), withoutShared(found, before)];
  const nounsOf = [...new Set([...Object.keys(old.parts), ...Object.keys(now.parts)].map(nounOf))];
  const changes = nounsOf.map(async (noun) => {
    const [was, is] = await Promise.all(
      [old, now].map(async (release) => {
        const entries = await publishedCatalog.once(partsIn(release, [noun]));
        return new Map<string, AnyEntry>(entries.map((entry) => [entry.id, entry]));
      }),
    );
    const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
    return ids.flatMap((id) => changeOf(noun, was?.get(id), is?.get(id)));
  });
  return {
    ...inShort(found),
    changes: (await Promise.all(changes)).flat(),
    overOpenCases: nounsOf.includes('taskTriggers') ? await overOpenCases(context, input.release) : null,
  };
});
