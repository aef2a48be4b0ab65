import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { countedChanges } from '#shared/catalog/entry-changes.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { ReleaseChange } from '#shared/contract/system-catalog-views.ts';

/** Returns what a release did to an entry, as it was and as it is; nothing if it is the same. */
export function changeOf(noun: NounName, before: AnyEntry | undefined, after: AnyEntry | undefined): ReleaseChange[] {
  const entry = after ?? before;
  if (!entry) return [];
  const about = { noun, id: entry.id, name: nameOfEntry(noun, entry) };
  if (!before) return [{ ...about, kind: 'added', fields: [] }];
  if (!after) return [{ ...about, kind: 'removed', fields: [] }];
  const fields = countedChanges(before, after);
  return fields.length === 0 ? [] : [{ ...about, kind: 'changed', fields: fields as ReleaseChange['fields'] }];
}
