import { type Part, partsIn, publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { changeOf } from '#functions/catalog/release-changes.ts';
import { nounAt } from '#functions/catalog/workbench.ts';
import { type ReleaseRecord, readReleases } from '#functions/table/catalog-release.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EntryVersion } from '#shared/contract/system-catalog-views.ts';
import { beforeOf, inShort } from './get-releases.ts';
import { os } from './implementer.ts';

/** How many releases are looked through for one page, and how many that changed the noun are read. */
const MAX_RELEASES = 200;
const MAX_READ = 25;

type Step = { record: ReleaseRecord; was: Part[]; is: Part[] };

/** Returns the releases that changed parts of a noun, with just these parts before and after. */
function stepsOf(records: readonly ReleaseRecord[], noun: NounName): Step[] {
  return records.flatMap((record, at) => {
    const before = records[at + 1];
    if (!before && record.release > 1) return [];
    const differs = (one: ReleaseRecord, other: ReleaseRecord | undefined) =>
      partsIn(one, [noun]).filter(([name, hash]) => other?.parts[name] !== hash);
    const [was, is] = [before ? differs(before, record) : [], differs(record, before)];
    return was.length + is.length > 0 ? [{ record, was, is }] : [];
  });
}

async function versionOf({ record, was, is }: Step, noun: NounName, id: string): Promise<EntryVersion[]> {
  const entryOf = async (parts: readonly Part[]): Promise<AnyEntry | undefined> =>
    (await publishedCatalog.once(parts)).find((entry) => entry.id === id);
  const [before, after] = await Promise.all([entryOf(was), entryOf(is)]);
  return changeOf(noun, before, after).map(({ kind, fields }) => ({ ...inShort(record), kind, fields }));
}

/**
 * Derives what happened to an entry from the releases: one query, and from the bucket only the parts of its noun that differ between two of them. A page may be
 * short, or empty, and still be followed by another.
 */
export const getEntryHistory = os.getEntryHistory.handler(async ({ input, context }) => {
  const { name: noun } = nounAt(input.noun);
  const records = await readReleases(context.table, { ...beforeOf(input.cursor), limit: MAX_RELEASES });
  const steps = stepsOf(records, noun);
  const read = steps.slice(0, MAX_READ);
  const items = (await Promise.all(read.map((step) => versionOf(step, noun, input.id)))).flat();
  const continued = steps.length > MAX_READ ? read.at(-1)?.record : records.at(-1)?.release === 1 ? undefined : records.at(-2);
  return { items, nextCursor: continued ? String(continued.release) : null };
});
