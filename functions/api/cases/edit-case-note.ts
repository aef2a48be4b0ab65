import { caseFor } from '#functions/cases/access/case-access.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { checkMentions, mentionsAfter } from '#functions/cases/changing/check-mentions.ts';
import { noteOf } from '#functions/cases/changing/note-of.ts';
import { byOf, changedBy, tell } from '#functions/cases/changing/timeline-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseUpdate } from '#functions/table/case.ts';
import { noteSave } from '#functions/table/note.ts';
import type { Write } from '#functions/table/table.ts';
import { type CaseNote, NOTE_EXCERPT } from '#shared/model/case.ts';
import { preview } from '#shared/values/text.ts';
import { os } from './implementer.ts';

/** Returns the writes that show on the case's row how its last note begins, as now worded. */
function lastNoteWrites(context: OperationContext, { id, lastNoteOn }: CaseRecord, note: CaseNote): Write[] {
  if (lastNoteOn !== note.createdOn) return [];
  // Rows from before names were kept get the name too.
  const excerpt = { lastNote: preview(note.note, NOTE_EXCERPT - 1), lastNoteByName: note.createdByName };
  return [caseUpdate(id, { ...excerpt, ...changedBy(context, id) }, { lastNoteOn })];
}

/** Edits a note, and keeps the earlier wording: notes of a case are evidence. */
export const editCaseNote = os.editCaseNote.handler(async ({ input, context }) => {
  const { caseId, id, version, note } = input;
  const { record } = await caseFor(context, caseId);
  const { version: expectedVersion, ...before } = await noteOf(context, caseId, id, version);
  const mentions = mentionsAfter(context, before.mentions, input.mentions);
  const mentioned = mentions.filter((employeeId) => !before.mentions.includes(employeeId));
  await checkMentions(context, mentioned);
  const at = context.now.toISOString();
  const after = { ...before, note, mentions, editedOn: at, edits: before.edits + 1 };
  await changeCase(context, record, {
    events: [context.event('note.edited', { ...about(record), noteId: id, mentions: mentioned }, record.providerLocationId)],
    writes: [
      ...noteSave(after, expectedVersion, { note: before.note, at, byName: byOf(context).name }),
      ...lastNoteWrites(context, record, after),
      tell(context, caseId, { kind: 'note-edited', subjectId: id }),
    ],
  });
  return { ...after, version: expectedVersion + 1 };
});
