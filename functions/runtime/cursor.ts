import { problem } from './problems.ts';

/** Where a list that lies in memory goes on: after so many items. The cursor is opaque to whoever carries it. */
export const offsetCursor = (offset: number): string => Buffer.from(`o:${offset}`).toString('base64url');

/** The offset of a cursor, or of a page (from 1) where none is given. Refuses a cursor that is not ours. */
export function offsetOf({ cursor, page, pageSize }: { cursor?: string; page?: number; pageSize: number }): number {
  if (cursor === undefined) return ((page ?? 1) - 1) * pageSize;
  const offset = /^o:(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (offset === undefined)
    throw problem('invalid_input', {
      errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please search again.' }],
    });
  return Number(offset);
}

/** A page out of a list in memory. */
export function pageOfList<Item>(items: readonly Item[], input: { cursor?: string; page?: number; pageSize: number }) {
  const offset = offsetOf(input);
  const end = offset + input.pageSize;
  return { items: items.slice(offset, end), total: items.length, nextCursor: end < items.length ? offsetCursor(end) : null };
}
