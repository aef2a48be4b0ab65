import type { CaseNote } from '#shared/model/case.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';

export type NoteRow = CaseNote & { version: number };
/** An earlier wording of a note. */
export type NoteEdit = { note: string; at: string; byName: string };

const rowOf = (item: Item): NoteRow => ({ ...fromItem<CaseNote>(item), version: item.version as number });

/** Returns the key of a note. Notes are in order of time: when one was written is part of its key. */
const keyOf = ({ caseId, createdOn, id }: Pick<CaseNote, 'caseId' | 'createdOn' | 'id'>) =>
  caseKeys.noteOrder(caseId, createdOn, id);

export const noteItem = (note: CaseNote, version = 1): Item => toItem('case-note', keyOf(note), note, version);

/** Returns a new note, and the row that finds it by its id. */
export const noteCreation = (note: CaseNote): Write[] => [
  { put: noteItem(note), unless: 'exists' },
  { put: toItem('case-note-place', caseKeys.note(note.caseId, note.id), { createdOn: note.createdOn }) },
];

/** Reads one note of a case. */
export async function readNote(table: Table, caseId: string, id: string): Promise<NoteRow | undefined> {
  const place = await table.get(caseKeys.note(caseId, id), { consistent: true });
  if (!place) return undefined;
  const item = await table.get(keyOf({ caseId, createdOn: place.createdOn as string, id }), { consistent: true });
  return item && rowOf(item);
}

export type NotePosition = Pick<CaseNote, 'createdOn' | 'id'>;

/** Reads notes of a case, newest first. */
export async function readNotes(
  table: Table,
  caseId: string,
  { limit, after }: { limit: number; after: NotePosition | null },
): Promise<{ notes: NoteRow[]; next: NotePosition | null }> {
  const cursor = after === null ? {} : { cursor: caseKeys.noteOrder(caseId, after.createdOn, after.id) };
  const options = { startsWith: 'NOTES#', descending: true, limit: limit + 1, consistent: true, ...cursor };
  const { items, next } = await table.query(caseKeys.case(caseId).pk, options);
  const notes = items.slice(0, limit).map(rowOf);
  // Long notes can fill the megabyte that the table returns at a time before there are as many as asked for.
  return { notes, next: items.length > limit || next !== null ? (notes.at(-1) ?? null) : null };
}

/** Replaces the note at `expectedVersion`. `edit` keeps its previous wording. */
export const noteSave = (note: CaseNote, expectedVersion: number, edit: NoteEdit | null): Write[] => [
  { put: noteItem(note, expectedVersion + 1), ifVersion: expectedVersion },
  ...(edit === null ? [] : [{ put: toItem('case-note-edit', caseKeys.noteEdit(note.caseId, note.id, edit.at), edit) }]),
];

/** Reads earlier wordings of a note, newest first. */
export const readNoteEdits = async (table: Table, caseId: string, id: string): Promise<NoteEdit[]> =>
  (await everyItem(table, caseKeys.case(caseId).pk, { startsWith: `NOTE-EDIT#${id}#`, descending: true, consistent: true })).map(
    fromItem<NoteEdit>,
  );
