import { problem } from '#functions/problem.ts';
import { type DayPosition, dayPositionOf, isTaskPosition } from '#functions/table/task-position.ts';

// Where lists of tasks continue. A cursor is opaque to the client; one that isn't ours is refused.

const refused = () =>
  problem('invalid_input', {
    errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
  });
const write = (text: string) => Buffer.from(text).toString('base64url');
const read = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/** Returns the cursor after a task of a case's list. */
export const taskCursor = (sk: string | null): string | null => (sk === null ? null : write(sk));
export function afterTask(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const sk = read(cursor);
  if (!isTaskPosition(sk)) throw refused();
  return sk;
}

/** Returns the cursor after a task of a day's list. */
export const dayCursor = (position: DayPosition | null): string | null =>
  position === null ? null : write(`${position.pk} ${position.sk} ${position.order}`);
export function afterDay(cursor: string | undefined): DayPosition | null {
  if (cursor === undefined) return null;
  const [pk = '', sk = '', order = ''] = read(cursor).split(' ');
  const position = dayPositionOf({ pk, sk, order });
  if (!position) throw refused();
  return position;
}
