import { caseFor } from '#functions/cases/access/case-access.ts';
import { afterPosition, positionCursor } from '#functions/cases/viewing/position-cursor.ts';
import { visibleTimeline } from '#functions/cases/viewing/visible-case.ts';
import { readTimeline } from '#functions/table/case.ts';
import { os } from './implementer.ts';

export const getCaseTimeline = os.getCaseTimeline.handler(async ({ input, context }) => {
  const { sight } = await caseFor(context, input.id);
  const after = afterPosition(input.cursor);
  const page = await readTimeline(context.table, input.id, {
    limit: input.pageSize,
    after: after && { at: after.at, id: after.id },
  });
  return { items: visibleTimeline(sight, page.entries), nextCursor: page.next && positionCursor(page.next) };
});
