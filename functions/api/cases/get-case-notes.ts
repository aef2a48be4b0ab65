import { caseFor } from '#functions/cases/access/case-access.ts';
import { afterPosition, positionCursor } from '#functions/cases/viewing/position-cursor.ts';
import { readNotes } from '#functions/table/note.ts';
import { os } from './implementer.ts';

export const getCaseNotes = os.getCaseNotes.handler(async ({ input, context }) => {
  await caseFor(context, input.id);
  const after = afterPosition(input.cursor);
  const { notes, next } = await readNotes(context.table, input.id, {
    limit: input.pageSize,
    after: after && { createdOn: after.at, id: after.id },
  });
  return { items: notes, nextCursor: next && positionCursor({ at: next.createdOn, id: next.id }) };
});
