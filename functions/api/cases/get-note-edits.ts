import { caseFor } from '#functions/cases/case-access.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { readNoteEdits } from '#functions/table/note.ts';
import { os } from './implementer.ts';

export const getNoteEdits = os.getNoteEdits.handler(async ({ input, context }) => {
  staffOfHome(context);
  await caseFor(context, input.caseId);
  return { items: await readNoteEdits(context.table, input.caseId, input.id) };
});
