import { problem } from '#functions/problem.ts';

// Where a list goes on. A cursor is opaque to whoever carries it; one that is not ours is refused.

const write = (place: string): string => Buffer.from(place).toString('base64url');

function read(cursor: string, pattern: RegExp, again: string): string {
  const place = pattern.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place !== undefined) return place;
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: `This list can no longer be continued. Please ${again} again.` }],
  });
}

/** Where a list in order of time goes on: behind this end of a key, an instant and an id. */
export const cursorTo = (after: string | null): string | null => (after === null ? null : write(`i:${after}`));

/** Behind what a page of a list in order of time begins. */
export const afterOf = (cursor: string | undefined): string | undefined =>
  cursor === undefined ? undefined : read(cursor, /^i:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f-]{36})$/, 'load it');

/** Where a list that lies in memory goes on: after so many items. */
export const offsetCursor = (offset: number): string => write(`o:${offset}`);

/** The offset of a cursor, or of a page (from 1) where none is given. */
export const offsetOf = ({ cursor, page, pageSize }: { cursor?: string; page?: number; pageSize: number }): number =>
  cursor === undefined ? ((page ?? 1) - 1) * pageSize : Number(read(cursor, /^o:(\d{1,7})$/, 'search'));

/** A page out of a list in memory. */
export function pageOfList<Item>(items: readonly Item[], input: { cursor?: string; page?: number; pageSize: number }) {
  const offset = offsetOf(input);
  const end = offset + input.pageSize;
  return { items: items.slice(offset, end), total: items.length, nextCursor: end < items.length ? offsetCursor(end) : null };
}
