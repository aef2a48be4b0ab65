import { nameOfEntry } from '#functions/catalog/entry-row.ts';
import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { nounOf } from '#functions/catalog/release-parts.ts';
import { problem } from '#functions/problem.ts';
import { type Release, readReleasePair } from '#functions/table/catalog-release.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { entryChanges } from '#shared/catalog/entry-changes.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { ReleaseChange } from '#shared/contract/system-catalog.ts';
import { inShort } from './get-releases.ts';
import { os } from './implementer.ts';

const none: Pick<Release, 'parts'> = { parts: {} };

/** Returns the same release with only the parts that another doesn't share. */
const withoutShared = ({ parts }: Pick<Release, 'parts'>, other: Pick<Release, 'parts'>): Pick<Release, 'parts'> => ({
  parts: Object.fromEntries(Object.entries(parts).filter(([name, hash]) => other.parts[name] !== hash)),
});

function changeOf(noun: NounName, before: AnyEntry | undefined, after: AnyEntry | undefined): ReleaseChange[] {
  const entry = after ?? before;
  if (!entry) return [];
  const about = { noun, id: entry.id, name: nameOfEntry(noun, entry) };
  if (!before) return [{ ...about, kind: 'added', fields: [] }];
  if (!after) return [{ ...about, kind: 'removed', fields: [] }];
  const fields = entryChanges(before, after);
  return fields.length === 0 ? [] : [{ ...about, kind: 'changed', fields: fields as ReleaseChange['fields'] }];
}

/** Compares a release with the one before it. Only parts that differ are read. */
export const getRelease = os.getRelease.handler(async ({ input, context }) => {
  const { found, before = none } = await readReleasePair(context.table, input.release);
  if (!found) throw problem('not_found');
  const [old, now] = [withoutShared(before, found), withoutShared(found, before)];
  const nounsOf = [...new Set([...Object.keys(old.parts), ...Object.keys(now.parts)].map(nounOf))];
  const [olds, news] = await Promise.all([publishedCatalog.of(old, nounsOf), publishedCatalog.of(now, nounsOf)]);
  const changes = nounsOf.flatMap((noun) => {
    const [was, is] = [olds, news].map((entries) => new Map<string, AnyEntry>(entries[noun].map((entry) => [entry.id, entry])));
    const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
    return ids.flatMap((id) => changeOf(noun, was?.get(id), is?.get(id)));
  });
  return { ...inShort(found), changes };
});
