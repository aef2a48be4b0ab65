import { caseFor } from '#functions/cases/access/case-access.ts';
import { changeCase } from '#functions/cases/changing/change-case.ts';
import { noteOf } from '#functions/cases/changing/note-of.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { noteSave } from '#functions/table/note.ts';
import { os } from './implementer.ts';

export const shareCaseNote = os.shareCaseNote.handler(async ({ input, context }) => {
  const { caseId, id, version, isShared } = input;
  const { record } = await caseFor(context, caseId);
  const { version: expectedVersion, ...before } = await noteOf(context, caseId, id, version);
  const after = { ...before, isShared };
  await changeCase(context, record, {
    writes: [
      ...noteSave(after, expectedVersion, null),
      tell(context, caseId, { kind: 'note-shared', subjectId: id, to: isShared ? 'shared' : 'staff-only' }),
    ],
  });
  return { ...after, version: expectedVersion + 1 };
});
