import { caseFor } from '#functions/cases/case-access.ts';
import { transactCase } from '#functions/cases/change-case.ts';
import { noteOf } from '#functions/cases/note-of.ts';
import { tell } from '#functions/cases/timeline-of.ts';
import { noteSave } from '#functions/table/note.ts';
import { os } from './implementer.ts';

export const shareCaseNote = os.shareCaseNote.handler(async ({ input, context }) => {
  const { caseId, id, version, isShared } = input;
  const { record } = await caseFor(context, caseId);
  const { version: seen, ...before } = await noteOf(context, caseId, id, version);
  const after = { ...before, isShared };
  await transactCase(context, record, [
    ...noteSave(after, seen, null),
    tell(context, caseId, { kind: 'note-shared', subjectId: id, to: isShared ? 'shared' : 'staff-only' }),
  ]);
  return { ...after, version: seen + 1 };
});
