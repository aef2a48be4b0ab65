import { caseFor } from '#functions/cases/case-access.ts';
import { transactCase } from '#functions/cases/change-case.ts';
import { checkMentions } from '#functions/cases/check-mentions.ts';
import { noteOf } from '#functions/cases/note-of.ts';
import { byOf, tell } from '#functions/cases/timeline-of.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { noteSave } from '#functions/table/note.ts';
import { os } from './implementer.ts';

/** The earlier wording is kept: what was noted in a case is evidence. */
export const editCaseNote = os.editCaseNote.handler(async ({ input, context }) => {
  const { caseId, id, version, note, mentions } = input;
  const { locationId } = staffOfHome(context);
  await caseFor(context, caseId);
  await checkMentions(context, locationId, mentions);
  const { version: seen, ...before } = await noteOf(context, caseId, id, version);
  const at = context.now.toISOString();
  const after = { ...before, note, mentions, editedOn: at, edits: before.edits + 1 };
  await transactCase(context, [
    ...noteSave(after, seen, { note: before.note, at, byName: byOf(context).name }),
    tell(context, caseId, { kind: 'note-edited', subjectId: id }),
  ]);
  return { ...after, version: seen + 1 };
});
