import { problem } from '#functions/problem.ts';
import { isInstant } from '#shared/values/dates.ts';
import { isGuid } from '#shared/values/ids.ts';

/** Where a list in order of time goes on: behind what happened then, under this id. */
export type TimePosition = { at: string; id: string };

/** A list goes on behind the last row that was shown, so that new ones move none out of sight. The cursor is opaque to whoever carries it. */
export const positionCursor = ({ at, id }: TimePosition): string => Buffer.from(`${at}#${id}`).toString('base64url');

/** The position of a cursor, null without one. Refuses one that is not ours. */
export function afterPosition(cursor: string | undefined): TimePosition | null {
  if (cursor === undefined) return null;
  const [at, id] = Buffer.from(cursor, 'base64url').toString().split('#');
  if (isInstant(at) && isGuid(id)) return { at, id: id.toLowerCase() };
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
  });
}
