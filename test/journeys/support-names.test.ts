import { describe, expect, it } from 'vitest';
import { readCustody } from '#functions/table/custody.ts';
import { timelineWords } from '#shared/cases/timeline-words.ts';
import type { CaseDashboard, CaseNoteRow } from '#shared/contract/cases-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { HomeMessage } from '#shared/contract/workspace.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { ok, openCloudTable, waitUntil } from '#test/cloud/cloud.ts';
import { person, supportFor } from '#test/world/cast.ts';
import { messagesOf, writeTo } from './parts/busy-home.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { familyDesk } from './parts/family-desk.ts';
import { setDone, tasksOf } from './parts/task-desk.ts';

const both = 'Ada Tester (Yarrow support) for Joan Averell';

/** Returns a case with a family, and support acting for the owner of its home. */
async function supported() {
  const desk = await familyDesk();
  const { id: locationId, name: locationName } = desk.home;
  const joan = await person({
    firstName: 'Joan',
    lastName: 'Averell',
    memberships: [{ locationId, locationName, access: 'owner' }],
  });
  const { token, headers } = await supportFor(joan);
  return { ...desk, support: { token, headers: { ...headers, 'x-user-email': joan.account.email } } };
}

describe('what support writes for a person of a home', () => {
  it('names both in a note, its earlier wordings, and what the family reads', async () => {
    const { row, family, staff, support } = await supported();
    const note = await ok<CaseNoteRow>(
      'addCaseNote',
      { caseId: row.id, note: 'Called the chapel.', isShared: true },
      keyed(support),
    );
    expect(note.createdByName).toBe(both);
    await ok('editCaseNote', { caseId: row.id, id: note.id, version: 1, note: 'Called the chapel twice.' }, support);
    const { items } = await ok<{ items: { byName: string }[] }>('getNoteEdits', { caseId: row.id, id: note.id }, staff);
    expect(items.map(({ byName }) => byName)).toEqual([both]);
    const { notes: shared } = await ok<MyCase>('getMyCase', { id: row.id }, family.by);
    expect(shared.items.map(({ createdByName }) => createdByName)).toEqual([both]);
  });

  it('names both in the timeline and in the custody record', async () => {
    const { row, staff, support } = await supported();
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(support));
    const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: row.id }, staff);
    const moved = items.find(({ kind }) => kind === 'decedent-status-changed')!;
    expect(timelineWords(moved)).toMatch(`${both} changed the decedent’s status`);
    expect((await readCustody(openCloudTable(), row.id)).map(({ recordedByName }) => recordedByName)).toEqual([both]);
    expect(((await dashboardOf(staff, row.id)) as CaseDashboard).timeline[0]?.by.name).toBe(both);
  });

  it('names both on a task that support completed', async () => {
    const { row, staff, support } = await supported();
    const open = await waitUntil('a first task', async () => (await tasksOf(staff, row.id)).items[0]);
    expect(await setDone(support, open.id)).toMatchObject({ completedByName: both });
  });

  it('names both on a message that support marked as answered', async () => {
    const { home, staff, support } = await supported();
    await writeTo(home);
    const message = await waitUntil('the message', async () => (await messagesOf(staff)).items[0]);
    const answered = await ok<HomeMessage>('markMessageAnswered', { id: message.id, answered: true }, support);
    expect(answered.answeredBy).toBe(both);
  });
});
