import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import type { AnyEntry } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';

/** Says that an entry can't be retired because others, this many, can't go on without it; undefined if there are none. */
export function neededWords({ noun, entry }: { noun: NounName; entry: AnyEntry }, others: number): string | undefined {
  if (others === 0) return undefined;
  const count = others === 1 ? 'Another entry still uses' : `${others} entries still use`;
  return `${count} “${nameOfEntry(noun, entry)}.” Take it out there first.`;
}
