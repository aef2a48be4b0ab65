import { caseFor } from '#functions/cases/access/case-access.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { checkMentions } from '#functions/cases/changing/check-mentions.ts';
import { byOf, tell } from '#functions/cases/changing/timeline-of.ts';
import { noteCreation } from '#functions/table/note.ts';
import { NOTE_EXCERPT } from '#shared/model/case.ts';
import { preview } from '#shared/values/text.ts';
import { os } from './implementer.ts';

/** Adds a note. The case's own row shows how its last note begins. */
export const addCaseNote = os.addCaseNote.handler(async ({ input, context }) => {
  const { caseId, note, mentions, isShared } = input;
  const { record } = await caseFor(context, caseId);
  await checkMentions(context, mentions);
  const by = byOf(context);
  const createdOn = context.now.toISOString();
  const noteRecord = {
    id: context.newId(),
    caseId,
    note,
    mentions,
    isShared,
    createdOn,
    createdBy: by.id as string,
    createdByName: by.name,
    edits: 0,
  };
  await changeCase(context, record, {
    set: { lastNote: preview(note, NOTE_EXCERPT - 1), lastNoteByName: by.name, lastNoteOn: createdOn },
    expected: {},
    events: [
      context.event('note.added', { ...about(record), noteId: noteRecord.id, isShared, mentions }, record.providerLocationId),
    ],
    writes: [...noteCreation(noteRecord), tell(context, caseId, { kind: 'note-added', subjectId: noteRecord.id })],
  });
  return { ...noteRecord, version: 1 };
});
