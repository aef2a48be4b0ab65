import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type NoteRow, readNote } from '#functions/table/note.ts';
import { staleCase } from './change-case.ts';

/** Returns a note of a case at the version that the caller saw; 404 if there is none, 409 if it has changed since. */
export async function noteOf(context: OperationContext, caseId: string, id: string, version: number): Promise<NoteRow> {
  const note = await readNote(context.table, caseId, id);
  if (!note) throw problem('not_found');
  if (note.version !== version) throw staleCase('This note was changed in the meantime. Your changes aren’t saved yet.');
  return note;
}
