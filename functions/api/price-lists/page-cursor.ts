import { problem } from '#functions/runtime/problems.ts';

/** Where a list in order of time goes on: behind this. The cursor is opaque to whoever carries it. */
export const cursorTo = (after: string | null): string | null =>
  after === null ? null : Buffer.from(`i:${after}`).toString('base64url');

/** An instant and an id, as the keys of versions and hand-outs end. */
const place = /^i:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f-]{36})$/;

/** Behind what a page begins; refuses a cursor that is not ours. */
export function afterOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const after = place.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (after === undefined)
    throw problem('invalid_input', {
      errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
    });
  return after;
}
