import { randomUUID } from 'node:crypto';
import { caseItem, readCase } from '#functions/table/case.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { deskWithCase, firstCall, keyed, member, openCase } from '#test/journeys/parts/case-desk.ts';
import { correctedAfterRelease } from '#test/journeys/parts/custody-desk.ts';
import { once } from '../parts/once.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a home with a case that has a contact and two notes. */
async function opened() {
  const desk = await busyHome();
  const row = await openCase(desk.staff, { contact: { firstName: 'Ruth', lastName: 'Okafor' } });
  const note = () => ok<CaseNoteRow>('addCaseNote', { caseId: row.id, note: 'Called the hospital.' }, keyed(desk.staff));
  const last = [await note(), await note()].at(-1) as CaseNoteRow;
  return { ...desk, row, note: last };
}

const inScene =
  (scene: typeof opened) =>
  (input: (of: Awaited<ReturnType<typeof opened>>) => object | Promise<object>): Recipe =>
  async () => {
    const of = await scene();
    return { input: await input(of), options: keyed(of.staff) };
  };
const onCase = inScene(opened);
const reading = inScene(once(opened));

/** Makes a case a lead again. */
async function leadOf(id: string): Promise<string> {
  const table = openCloudTable();
  const record = await readCase(table, id);
  if (!record) throw new Error('The case was just opened.');
  await table.put(caseItem({ ...record, status: 'lead' }));
  return id;
}

/** Requests of the calls about cases, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getFiltered: reading(() => ({ querry: 'ruth okafor' })),
  getAllCases: reading(() => ({})),
  getCaseViews: reading(() => ({})),
  saveCaseViews: onCase(() => ({ version: 0, table: { columns: ['number'], widths: { number: 120 } }, views: [] })),
  changeCases: onCase(async ({ home, row }) => ({
    cases: [{ id: row.id, status: 'active', employeeId: null }],
    change: { kind: 'assign', employeeId: (await member(home.id, 'Ines', 'Vane')).id },
  })),
  // Mistyped, so that the names of the home are read, and two words, so that they are asked for as meant.
  searchHome: reading(({ row }) => ({ query: `amelei ${row.decedentLastName.replace('Okafor', 'Okafro')}` })),
  findSimilarCases: reading(({ row }) => ({ firstName: row.decedentFirstName, lastName: row.decedentLastName })),
  addCase: onCase(async ({ home }) =>
    firstCall({ employeeId: (await member(home.id, 'Ines', 'Vane')).id, contact: { firstName: 'Ruth', lastName: 'Okafor' } }),
  ),
  getCase: reading(({ row: { id } }) => ({ id })),
  updateCaseStatus: onCase(({ row }) => ({ caseId: row.id, from: 'active', value: 'completed' })),
  acceptCase: async () => {
    const of = await opened();
    return { input: { id: await leadOf(of.row.id) }, options: keyed(of.staff) };
  },
  updateType: async () => {
    const { staff } = await busyHome();
    const { id } = await openCase(staff, { type: 'pre-need' });
    return { input: { caseId: id, from: 'pre-need', value: 'at-need' }, options: keyed(staff) };
  },
  assignCase: onCase(async ({ home, row }) => ({
    caseId: row.id,
    employeeId: (await member(home.id, 'Ines', 'Vane')).id,
    from: null,
  })),
  updateCaseNumber: onCase(({ row }) => ({ id: row.id, number: `B ${randomUUID().slice(0, 8)}`, from: row.caseNumber })),
  updateDecedentStatus: onCase(({ row }) => ({ caseId: row.id, from: 'not-in-care', value: 'in-care' })),
  recordFamilyTold: async () => {
    const { owner, id } = await correctedAfterRelease();
    return { input: { id, by: 'Ida Larkspur' }, options: keyed(owner) };
  },
  deleteCase: onCase(({ row: { id } }) => ({ id })),
  restoreCase: async () => {
    const { home, staff, row } = await opened();
    await ok('assignCase', { caseId: row.id, employeeId: (await member(home.id, 'Ines', 'Vane')).id, from: null }, staff);
    await ok('deleteCase', { id: row.id }, staff);
    return { input: { id: row.id }, options: keyed(staff) };
  },
  getCaseGates: reading(({ row: { id } }) => ({ id })),
  // The second of two people decides it.
  overrideGate: async () => {
    const { home, row, staff, at } = await deskWithCase();
    await ok('updateCaseDetails', { caseId: row.id, changes: { dispositionType: 'cremation' } }, keyed(staff));
    const director = await member(home.id, 'Tom', 'Alder');
    await openCloudTable().put(employeeItem({ ...director, isFuneralDirector: true }));
    const input = { id: row.id, act: 'cremation', key: 'E', reason: 'The son took everything home.' };
    await ok('overrideGate', input, keyed(await at({ employeeId: director.id })));
    return { input, options: keyed(await at({ access: 'owner' })) };
  },
  holdDisposition: onCase(({ row: { id } }) => ({ id, reason: 'Disputed by the brother.' })),
  endDispositionHold: async () => {
    const { row, staff, at } = await deskWithCase();
    await ok('holdDisposition', { id: row.id, reason: 'Disputed by the brother.' }, keyed(staff));
    const owner = await at({ access: 'owner' });
    const { heldSince } = await ok<{ heldSince: string }>('getCustodyPages', { id: row.id }, owner);
    return { input: { id: row.id, since: heldSince, reason: 'They agree now.' }, options: keyed(owner) };
  },
  getCaseTimeline: reading(({ row: { id } }) => ({ id })),
  getCaseNotes: reading(({ row: { id } }) => ({ id })),
  addCaseNote: onCase(async ({ home, row }) => ({
    caseId: row.id,
    note: 'The family comes at ten.',
    mentions: [(await member(home.id, 'Ines', 'Vane')).id],
  })),
  editCaseNote: onCase(({ row, note }) => ({ caseId: row.id, id: note.id, version: 1, note: 'They come at noon.' })),
  shareCaseNote: onCase(({ row, note }) => ({ caseId: row.id, id: note.id, version: 1, isShared: true })),
  getNoteEdits: reading(({ row, note }) => ({ caseId: row.id, id: note.id })),
};
