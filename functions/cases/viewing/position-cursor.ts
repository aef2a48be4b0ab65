import { problem } from '#functions/problem.ts';
import { isInstant } from '#shared/values/dates.ts';
import { isGuid } from '#shared/values/ids.ts';

/** Where a list in order of time continues: after what happened at that time, under this id. */
export type TimePosition = { at: string; id: string };

/** Returns an opaque cursor. A list continues after the last row shown, so that new rows don't hide any. */
export const positionCursor = ({ at, id }: TimePosition): string => Buffer.from(`${at}#${id}`).toString('base64url');

/** Returns the position of a cursor, null without one. Refuses one that isn't ours. */
export function afterPosition(cursor: string | undefined): TimePosition | null {
  if (cursor === undefined) return null;
  const [at, id] = Buffer.from(cursor, 'base64url').toString().split('#');
  if (isInstant(at) && isGuid(id)) return { at, id: id.toLowerCase() };
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
  });
}
