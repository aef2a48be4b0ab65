import { problem } from '#functions/runtime/problems.ts';
import { isGuid } from '#shared/values/ids.ts';

/** Where a list of UUIDv7 goes on: behind this id. The cursor is opaque to whoever carries it. */
export const cursorTo = (id: string | null): string | null => (id === null ? null : Buffer.from(`i:${id}`).toString('base64url'));

/** The id behind which a page begins; refuses a cursor that is not ours. */
export function afterOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const id = /^i:(.+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (!isGuid(id))
    throw problem('invalid_input', {
      errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
    });
  return id as string;
}
