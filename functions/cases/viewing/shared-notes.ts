import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type NoteRow, readNotes } from '#functions/table/note.ts';
import type { SharedNotes } from '#shared/contract/my-cases.ts';
import { maySee } from '#shared/visibility/sight.ts';
import { afterPosition, positionCursor } from './position-cursor.ts';

/** How many shared notes a family reads per call, and how many pages of the home's notes one call searches for them. */
const MAX_NOTES = 20;
const MAX_PAGES = 10;

const sharedNoteOf = ({ id, note, createdOn, createdByName }: NoteRow) => ({ id, note, createdOn, createdByName });

/**
 * Lists the notes that the home shared with a case's family, newest first. They are mixed with the others, so a call may return few or none, with a cursor
 * for older notes that it hasn't searched yet.
 */
export async function sharedNotes({ table }: OperationContext, caseId: string, cursor?: string): Promise<SharedNotes> {
  const position = afterPosition(cursor);
  let after: Parameters<typeof readNotes>[2]['after'] = position && { createdOn: position.at, id: position.id };
  const shared: NoteRow[] = [];
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const { notes, next } = await readNotes(table, caseId, { limit: 100, after });
    shared.push(...notes.filter((note) => maySee('family', { kind: 'note', note })));
    after = next;
    if (!after || shared.length > MAX_NOTES) break;
  }
  const latest = shared.slice(0, MAX_NOTES);
  const last = shared.length > MAX_NOTES ? latest.at(-1) : after;
  return { items: latest.map(sharedNoteOf), nextCursor: last ? positionCursor({ at: last.createdOn, id: last.id }) : null };
}
