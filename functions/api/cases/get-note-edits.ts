import { caseFor } from '#functions/cases/access/case-access.ts';
import { readNoteEdits } from '#functions/table/note.ts';
import { os } from './implementer.ts';

export const getNoteEdits = os.getNoteEdits.handler(async ({ input, context }) => {
  await caseFor(context, input.caseId);
  return { items: await readNoteEdits(context.table, input.caseId, input.id) };
});
