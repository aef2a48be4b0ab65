import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CaseServiceRow, caseServiceItem, readCaseServices } from '#functions/table/case-display-service.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { caseQuestionSchema } from '#shared/model/question.ts';
import { ask, ok, openCloudTable } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, find, keyed, member, openCase } from './parts/case-desk.ts';
import { caseParty } from './parts/case-party.ts';
import { add } from './parts/contact-desk.ts';

/** Counts answers by status. */
const tally = (answers: readonly { status: number }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => String(status))].map(([status, all]) => [status, all.length]));

describe('a trade company', () => {
  it('learns about a case that it works on neither who the family is nor how to reach it, not even by searching', async () => {
    const { home, staff, at } = await busyHome();
    const company = await member(home.id, 'Northgate', 'Removal');
    await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds: ['removal-service'] }));
    const trade = await at({ kind: 'trade-company', employeeId: company.id });
    const row = await openCase(staff, {
      decedentLastName: 'Okafor',
      contact: { firstName: 'Rosalind', lastName: 'Quillfeather', phoneNumber: '6175550142' },
    });
    await add(staff, row.id, { firstName: 'Ignatius', lastName: 'Quillfeather', phoneNumber: '6175550143' });
    await ok(
      'saveDecedent',
      { id: row.id, changes: { socialSecurityNumber: '123-45-6789', motherName: 'Una Brae' } },
      keyed(staff),
    );
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, staff);
    const answers = [
      await dashboardOf(trade, row.id),
      await find(trade),
      await ok('getAllCases', {}, trade),
      await ok('getCaseTimeline', { id: row.id }, trade),
      await ok(
        'updateDecedentStatus',
        { caseId: row.id, from: 'not-in-care', value: 'pickup-requested', note: '', correctionReason: '' },
        keyed(trade),
      ),
    ];
    for (const answer of answers)
      expect(JSON.stringify(answer)).not.toMatch(
        /Quillfeather|Rosalind|555-014|Una Brae|(?<![0-9a-f])6789(?![0-9a-f])|contact-added/,
      );
    expect(answers[0]).toMatchObject({ people: { count: 0, first: [] }, case: { decedentLastName: 'Okafor' } });
    expect((await find(trade, { querry: 'quillfeather' })).items).toEqual([]);
    expect((await find(trade, { querry: 'okafor' })).items).toHaveLength(1);
  });
});

describe('the progress of a case', () => {
  it('counts for a trade company only the pages it works on', async () => {
    const { home, staff, at } = await busyHome();
    const company = await member(home.id, 'Northgate', 'Removal');
    await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds: ['removal-service'] }));
    const trade = await at({ kind: 'trade-company', employeeId: company.id });
    const row = await openCase(staff, { contact: { firstName: 'Ruth', lastName: 'Okafor', phoneNumber: '6175550142' } });
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, staff);
    await openCloudTable().update(caseKeys.case(row.id), {
      caseProgress: 41,
      familyProgress: 42,
      categoryProgress: { 'first-call': 43, obituary: 44, preparation: 45 },
    });
    const { case: own } = await dashboardOf(staff, row.id);
    expect(own).toMatchObject({ caseProgress: 41, familyProgress: 42 });
    const listed = await ok<{ items: CaseRow[] }>('getAllCases', {}, trade);
    for (const answer of [(await dashboardOf(trade, row.id)).case, listed.items[0]])
      expect(answer).toMatchObject({ caseProgress: 45, familyProgress: 0, categoryProgress: { preparation: 45 } });
  });
});

describe('a family that may answer a display service', () => {
  const question = (identifier: string, more: object = {}) =>
    caseQuestionSchema.parse({
      id: randomUUID(),
      identifier,
      question: `Asks ${identifier}`,
      fieldType: 'string',
      isOptional: false,
      familyVisibility: 'can-edit',
      ...more,
    });

  it('learns nothing about what only staff are asked there: not whether it is asked, what the answer is, or how it is counted', async () => {
    const { row, staff, family } = await caseParty();
    const { offered } = await ok<CaseServices>('getCaseDisplayServices', { id: row.id }, staff);
    const { displayServiceId } = offered[0]!;
    const services = [{ displayServiceId, version: null }];
    await ok('saveCaseDisplayServices', { caseId: row.id, services }, keyed(staff));
    const table = openCloudTable();
    const [{ version: _version, ...service }] = (await readCaseServices(table, row.id)) as [CaseServiceRow];
    const questions = [
      question('reading'),
      question('feeWaived', { audience: 'staff-only', value: 'waived' }),
      question('waivedWhy', { visibleWhen: { '==': [{ var: 'feeWaived' }, 'waived'] } }),
      question('notWaived', { visibleWhen: { '!=': [{ var: 'feeWaived' }, 'waived'] } }),
    ];
    await table.put(caseServiceItem(row.id, { ...service, questions, familyOption: 'can-edit' }, 1));
    const visible = await ok<CaseServices>('getCaseDisplayServices', { id: row.id }, family);
    expect(JSON.stringify(visible)).not.toContain('feeWaived');
    expect(visible.items[0]?.questions.map(({ identifier }) => identifier)).toEqual(['reading', 'waivedWhy']);
    expect(visible.items[0]?.missing).toBe(2);
    const tries = ['feeWaived', 'askedNowhere'].map((name) =>
      ask<Problem>(
        'saveCaseDisplayServices',
        { caseId: row.id, services: [{ displayServiceId, version: 1, answers: { [name]: 'x' } }] },
        keyed(family),
      ),
    );
    const [hidden, unknown] = (await Promise.all(tries)).map(({ status, body }) => [
      status,
      body.errors?.map(({ message }) => message),
    ]);
    expect(hidden).toEqual(unknown);
    await table.put(caseServiceItem(row.id, { ...service, questions, familyOption: 'cannot-see' }, 2));
    const absent = offered[1]!.displayServiceId;
    const added = [displayServiceId, absent].map((id) =>
      ask('saveCaseDisplayServices', { caseId: row.id, services: [{ displayServiceId: id, version: null }] }, keyed(family)),
    );
    expect(tally(await Promise.all(added))).toEqual({ 403: 2 });
  });
});
