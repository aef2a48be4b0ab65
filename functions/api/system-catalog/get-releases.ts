import { problem } from '#functions/problem.ts';
import { type ReleaseRecord, readReleases } from '#functions/table/catalog-release.ts';
import type { ReleaseInShort } from '#shared/contract/system-catalog.ts';
import { os } from './implementer.ts';

/** Returns what the history says of a release. */
export const inShort = ({ release, publishedOn, publishedBy, note }: ReleaseRecord): ReleaseInShort => ({
  release,
  publishedOn,
  publishedBy,
  note,
});

function releaseOf(cursor: string): number {
  if (/^\d{1,6}$/.test(cursor)) return Number(cursor);
  throw problem('invalid_input', { errors: [{ field: 'cursor', message: 'This list can no longer be continued.' }] });
}

export const getReleases = os.getReleases.handler(async ({ input, context }) => {
  const before = input.cursor === undefined ? {} : { before: releaseOf(input.cursor) };
  const found = await readReleases(context.table, { ...before, limit: input.pageSize });
  const last = found.at(-1)?.release ?? 1;
  return { items: found.map(inShort), nextCursor: last > 1 ? String(last) : null };
});
