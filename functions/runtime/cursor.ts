import { problem } from '#functions/problem.ts';

// Where a list continues. A cursor is opaque to the client; one that isn't ours is refused.

const write = (place: string): string => Buffer.from(place).toString('base64url');

function read(cursor: string, pattern: RegExp, again: string): string {
  const place = pattern.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place !== undefined) return place;
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: `This list can no longer be continued. Please ${again} again.` }],
  });
}

/** Returns where a list in order of time continues: after this end of a key, a time and an id. */
export const cursorTo = (after: string | null): string | null => (after === null ? null : write(`i:${after}`));

/** Returns the key after which a page of a list in order of time starts. */
export const afterOf = (cursor: string | undefined): string | undefined =>
  cursor === undefined ? undefined : read(cursor, /^i:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f-]{36})$/, 'load it');

/** Returns where a list of open balances continues: after a due date, or none, and a case. */
export const balanceCursor = (after: string | null): string | null => (after === null ? null : write(`b:${after}`));

/** Returns the balance after which a page of open balances starts. */
export const balanceAfter = (cursor: string | undefined): string | undefined =>
  cursor === undefined ? undefined : read(cursor, /^b:((?:\d{4}-\d\d-\d\d|none)#[0-9a-f-]{36})$/, 'load it');

/** Returns where the entries of a day continue: after one, by its time, its case, and its number there. */
export const entryCursor = (after: string | null): string | null => (after === null ? null : write(`e:${after}`));

/** Returns the entry after which a page of a day's entries starts. */
export const entryAfter = (cursor: string | undefined): string | undefined =>
  cursor === undefined ? undefined : read(cursor, /^e:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f-]{36}#\d{8})$/, 'load it');

/** Returns where a list in memory continues: after this many items. */
export const offsetCursor = (offset: number): string => write(`o:${offset}`);

/** Returns the offset of a cursor or, without one, of a page (from 1). */
export const offsetOf = ({ cursor, page, pageSize }: { cursor?: string; page?: number; pageSize: number }): number =>
  cursor === undefined ? ((page ?? 1) - 1) * pageSize : Number(read(cursor, /^o:(\d{1,7})$/, 'search'));

/** Returns where the rows of a file continue: after the row of this number. */
export const rowCursor = (row: number): string => write(`r:${row}`);

/** Returns the row of a cursor; 0 without one. */
export const rowOf = (cursor: string | undefined): number =>
  cursor === undefined ? 0 : Number(read(cursor, /^r:(\d{1,9})$/, 'load it'));

/** Returns a page of a list in memory. */
export function pageOfList<Item>(items: readonly Item[], input: { cursor?: string; page?: number; pageSize: number }) {
  const offset = offsetOf(input);
  const end = offset + input.pageSize;
  return { items: items.slice(offset, end), total: items.length, nextCursor: end < items.length ? offsetCursor(end) : null };
}
