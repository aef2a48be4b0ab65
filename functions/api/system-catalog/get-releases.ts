import { wrongCursor } from '#functions/problem.ts';
import { type ReleaseRecord, readReleases } from '#functions/table/catalog-release.ts';
import type { ReleaseInShort } from '#shared/contract/system-catalog-views.ts';
import { os } from './implementer.ts';

/** Returns what the history says of a release. */
export const inShort = ({ release, publishedOn, publishedBy, note, changeCount }: ReleaseRecord): ReleaseInShort => ({
  release,
  publishedOn,
  publishedBy,
  note,
  changeCount: changeCount ?? null,
});

/** Returns before which release a list continues. */
export function beforeOf(cursor: string | undefined): { before?: number } {
  if (cursor === undefined) return {};
  if (/^\d{1,6}$/.test(cursor)) return { before: Number(cursor) };
  throw wrongCursor();
}

export const getReleases = os.getReleases.handler(async ({ input, context }) => {
  const found = await readReleases(context.table, { ...beforeOf(input.cursor), limit: input.pageSize });
  const last = found.at(-1)?.release ?? 1;
  return { items: found.map(inShort), nextCursor: last > 1 ? String(last) : null };
});
