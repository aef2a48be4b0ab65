import { problem } from '#functions/problem.ts';
import { readSupportSessions, type SupportSessionRow } from '#functions/table/support-session.ts';
import type { SupportSession } from '#shared/contract/systemusers.ts';
import { isGuid } from '#shared/values/ids.ts';
import { os } from './implementer.ts';

function afterOf(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (isGuid(cursor)) return cursor.toLowerCase();
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
  });
}

/** Returns a session as it is now: over if someone ended it, or if its time is up. */
function viewOf({ accountId: _account, endedOn, endedBy, writes = 0, ...row }: SupportSessionRow, now: Date): SupportSession {
  const session = { ...row, writes };
  if (endedOn !== undefined) return { ...session, endedOn, endedBy: endedBy ?? null };
  const isOver = Date.parse(session.until) <= now.getTime();
  return { ...session, endedOn: isOver ? session.until : null, endedBy: null };
}

/** Lists who acts for whom now, and who did lately. */
export const getSupportSessions = os.getSupportSessions.handler(async ({ input, context }) => {
  const page = { limit: input.pageSize, after: afterOf(input.cursor) };
  const { sessions, next } = await readSupportSessions(context.table, page);
  return { items: sessions.map((session) => viewOf(session, context.now)), nextCursor: next };
});
