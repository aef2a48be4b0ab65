import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCaseWhole, readTimeline, timelineItem } from '#functions/table/case.ts';
import { contactItem, readContacts } from '#functions/table/contact.ts';
import { noteCreation, readNotes } from '#functions/table/note.ts';
import type { CaseNoteRow, CaseRow } from '#shared/contract/cases-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { MAX_NOTE } from '#shared/model/case.ts';
import { contactSchema } from '#shared/model/contact.ts';
import { type QuestionGroup, questionGroupSchema } from '#shared/model/question-group.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { addToCatalog, removeFromCatalog } from '#test/cloud/change-catalog.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { find, firstCall, keyed, openCase } from './parts/case-desk.ts';
import { questionsFor, questionsOf, save, saveAnswers } from './parts/case-party.ts';
import { familyDesk } from './parts/family-desk.ts';

/** Three bytes each, as in most of the world's scripts. */
const long = '漢'.repeat(4000);

describe('notes that fill more than one answer of the table', () => {
  const many = 130;

  async function notedCase() {
    const desk = await familyDesk();
    const at = (nth: number) => new Date(Date.UTC(2026, 0, 1, 0, nth)).toISOString();
    const notes = Array.from({ length: many }, (_, nth) => ({
      id: randomUUID(),
      caseId: desk.row.id,
      note: long.slice(0, MAX_NOTE),
      mentions: [],
      // Only the oldest is for the family to read.
      isShared: nth === 0,
      createdOn: at(nth),
      createdBy: randomUUID(),
      createdByName: 'Stella Teal',
      edits: 0,
    }));
    await openCloudTable().putAll(
      notes.flatMap((note) => noteCreation(note).flatMap((write) => ('put' in write ? [write.put] : []))),
    );
    return desk;
  }

  it('are all read, page after page, and the family finds the one that is shared', async () => {
    const { row, staff, family } = await notedCase();
    const ids = new Set<string>();
    let cursor: string | null | undefined;
    do {
      const page: { items: CaseNoteRow[]; nextCursor: string | null } = await ok(
        'getCaseNotes',
        { id: row.id, pageSize: 100, ...(cursor ? { cursor } : {}) },
        staff,
      );
      for (const { id } of page.items) ids.add(id);
      cursor = page.nextCursor;
    } while (cursor);
    expect(ids.size).toBe(many);
    expect((await ok<MyCase>('getMyCase', { id: row.id }, family.by)).notes.items).toHaveLength(1);
  }, 60_000);
});

describe('answers that fill a page', () => {
  const mark = `full${randomUUID().slice(0, 8)}`;
  const nameOf = (nth: number) => `${mark}N${nth}`;
  const group: QuestionGroup = questionGroupSchema.parse({
    id: randomUUID(),
    name: 'Long answers',
    kind: 'case',
    page: 'memorialization-preferences',
    sortOrder: 9001,
    questions: Array.from({ length: 60 }, (_, nth) => ({
      id: randomUUID(),
      identifier: nameOf(nth),
      question: `Question ${nth}`,
      fieldType: 'string',
      isOptional: true,
      familyVisibility: 'can-edit',
      sortOrder: nth,
    })),
  });
  const answers = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, nth) => [nameOf(from + nth), long]));
  let desk: { staff: RequestOptions };
  let row: CaseRow;

  beforeAll(async () => {
    await addToCatalog('questionGroups', group);
    desk = await busyHome();
    row = await openCase(desk.staff);
    // The catalog stays warm for some seconds. The condition is that the new group is asked.
    const isAsked = async () => (await questionsOf(desk.staff, row.id)).groups.some(({ id }) => id === group.id);
    await waitUntil('the new group of questions is asked', isAsked, 60);
  }, 120_000);
  afterAll(() => removeFromCatalog('questionGroups', group.id));

  it('are refused beside each answer that does not fit, and earlier ones stay', async () => {
    await saveAnswers(desk.staff, row.id, answers(0, 20));
    const answer = await refused('updateCaseDetails', save(row.id, answers(20, 20)), keyed(desk.staff));
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.errors?.[0]).toEqual({ field: `changes.${nameOf(20)}`, message: 'This page is full. Shorten an answer.' });
    const questions = await questionsFor(desk.staff, row.id);
    expect([questions.get(nameOf(19))?.value, questions.get(nameOf(20))?.value]).toEqual([long, undefined]);
    await saveAnswers(desk.staff, row.id, { [nameOf(20)]: 'Short.' });
  });

  it('are refused in the same words on a first call, and no case is opened', async () => {
    const { staff } = await busyHome();
    // Each Lambda has its own warm catalog.
    const { status, text } = await waitUntil(
      'a first call is asked the new group',
      async () => {
        const answer = await ask('addCase', firstCall({ answers: answers(0, 40) }), keyed(staff));
        return !answer.text.includes('This question isn’t asked here.') && answer;
      },
      60,
    );
    expect(status, text).toBe(400);
    expect(text).toContain('This page is full. Shorten an answer.');
    expect((await find(staff)).items).toEqual([]);
  });
});

describe('the largest case', () => {
  /** Several happen at the same time, as in one transaction. */
  const entries = (caseId: string) =>
    Array.from({ length: 2000 }, (_, nth) =>
      timelineItem({
        id: randomUUID(),
        caseId,
        kind: 'status-changed',
        at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(nth / 7))).toISOString(),
        by: { kind: 'provider', id: randomUUID(), name: 'Stella Teal', onBehalfOf: null },
        reason: long.slice(0, 600),
      }),
    );
  const contacts = (caseId: string) =>
    Array.from({ length: 500 }, (_, nth) => {
      const [firstName, lastName] = ['Ruth', `Vale ${nth}`];
      const fullName = `${firstName} ${lastName}`;
      return contactItem(caseId, contactSchema.parse({ id: randomUUID(), firstName, lastName, fullName, sortOrder: nth }));
    });

  it('is read with as few requests as a small one, and its timeline to the end', async () => {
    const { row, staff } = await familyDesk();
    await openCloudTable().putAll([...entries(row.id), ...contacts(row.id)]);
    const table = openCloudTable();
    const requestsOf = async (read: () => Promise<unknown>) => {
      const before = table.requests;
      await read();
      return table.requests - before;
    };
    expect(await requestsOf(() => readCaseWhole(table, row.id))).toBe(1);
    expect(await requestsOf(() => readTimeline(table, row.id, { limit: 100, after: null }))).toBe(1);
    expect(await requestsOf(() => readNotes(table, row.id, { limit: 20, after: null }))).toBe(1);
    expect(await requestsOf(() => readContacts(table, row.id))).toBe(1);
    const ids = new Set<string>();
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const input = { id: row.id, pageSize: 100, ...(cursor ? { cursor } : {}) };
      const page: { items: TimelineEntry[]; nextCursor: string | null } = await ok('getCaseTimeline', input, staff);
      for (const { id } of page.items) ids.add(id);
      cursor = page.nextCursor;
    }
    expect(ids.size).toBe(2001);
  }, 240_000);
});
