import { describe, expect, it } from 'vitest';
import { readDecedent } from '#functions/table/case.ts';
import { timelineWords } from '#shared/cases/timeline-words.ts';
import type { MyCase, NumberOnFile } from '#shared/contract/my-cases.ts';
import { NINE_DIGITS, NOT_ISSUED } from '#shared/values/social-security-number.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { caseParty } from './parts/case-party.ts';
import { familyDesk, joined } from './parts/family-desk.ts';
import { newNumber, saysNumber } from './parts/planted-number.ts';

const call = 'replaceSocialSecurityNumber';
const inputOf = (caseId: string, socialSecurityNumber: string, isOnFile: boolean) => ({
  ...{ caseId, socialSecurityNumber, expected: { isOnFile } },
});
const replace = (by: RequestOptions, ...input: Parameters<typeof inputOf>) =>
  ok<NumberOnFile>(call, inputOf(...input), keyed(by));
const revealed = async (by: RequestOptions, id: string) =>
  (await ok<{ socialSecurityNumber: string }>('revealSocialSecurityNumber', { id, reason: 'death-certificate' }, by))
    .socialSecurityNumber;
const onFile = async (by: RequestOptions, id: string) => (await ok<MyCase>('getMyCase', { id }, by)).socialSecurityNumber;
const activity = async (by: RequestOptions, id: string) =>
  (await dashboardOf(by, id)).timeline.filter(({ kind }) => kind.startsWith('number-')).map(timelineWords);

describe('a family that gives the Social Security number', () => {
  it('adds it and replaces it, and the activity names the relative who did', async () => {
    const { row, staff, family } = await familyDesk();
    const [number, next] = [newNumber(), newNumber()];
    expect(await onFile(family.by, row.id)).toEqual({ isOnFile: false });
    expect(await replace(family.by, row.id, number, false)).toEqual({ isOnFile: true });
    expect(await onFile(family.by, row.id)).toEqual({ isOnFile: true });
    expect(await revealed(staff, row.id)).toBe(number);
    await replace(family.by, row.id, next, true);
    expect(await revealed(staff, row.id)).toBe(next);
    const { firstName, lastName } = family.who.account;
    expect((await activity(staff, row.id)).toReversed().slice(0, 3)).toEqual([
      `${firstName} ${lastName} (family) added the Social Security number.`,
      'Stella Teal viewed the Social Security number: Death certificate.',
      `${firstName} ${lastName} (family) replaced the Social Security number.`,
    ]);
    expect((await readDecedent(openCloudTable(), row.id))?.socialSecurityNumber).toEqual({
      sealed: expect.stringMatching(/^v1\./),
      lastFour: next.slice(-4),
    });
  });

  it('is told whether there is a number and none of its digits, no matter who saved it', async () => {
    const { row, staff, family } = await familyDesk();
    const sister = await joined(row, { firstName: 'Samira' });
    const number = newNumber();
    await ok('saveDecedent', { id: row.id, changes: { socialSecurityNumber: number } }, keyed(staff));
    for (const { by } of [family, sister]) {
      const { text, body } = await ask<MyCase>('getMyCase', { id: row.id }, by);
      expect(body.socialSecurityNumber).toEqual({ isOnFile: true });
      expect([saysNumber(text, number), text.includes('sealed'), text.includes('lastFour')]).toEqual([false, false, false]);
      expect(JSON.stringify(body.socialSecurityNumber)).not.toMatch(/\d/);
    }
  });

  it('is told when a relative added one first, and then replaces it knowingly', async () => {
    const { row, staff, family } = await familyDesk();
    const sister = await joined(row, { firstName: 'Samira' });
    const [number, next] = [newNumber(), newNumber()];
    await replace(family.by, row.id, number, false);
    expect(await refused(call, inputOf(row.id, next, false), keyed(sister.by))).toMatchObject({ status: 409, code: 'stale' });
    expect(await revealed(staff, row.id)).toBe(number);
    await replace(sister.by, row.id, next, true);
    expect(await revealed(staff, row.id)).toBe(next);
  });

  it('adds one entry and the same number when the request is sent again', async () => {
    const { row, staff, family } = await familyDesk();
    const options = keyed(family.by);
    const input = inputOf(row.id, newNumber(), false);
    expect(await ok(call, input, options)).toEqual(await ok(call, input, options));
    expect(await activity(staff, row.id)).toHaveLength(1);
  });

  it('is checked by the rules that apply to staff', async () => {
    const { row, family } = await familyDesk();
    const faultOf = async (number: string) => (await refused(call, inputOf(row.id, number, false), keyed(family.by))).errors;
    for (const number of ['219-09', '219099998', '', '219-09-99988'])
      expect(await faultOf(number)).toMatchObject([{ field: 'socialSecurityNumber', message: NINE_DIGITS }]);
    for (const number of ['000-12-3456', '666-12-3456', '912-12-3456', '123-00-3456', '123-12-0000', '078-05-1120'])
      expect(await faultOf(number)).toMatchObject([{ field: 'socialSecurityNumber', message: NOT_ISSUED }]);
    expect(await onFile(family.by, row.id)).toEqual({ isOnFile: false });
  });

  it('is a relative of this case: nobody else can, not even staff of the home', async () => {
    const { row, viewers, stranger } = await caseParty();
    const other = await familyDesk();
    const tried = [viewers.staff, viewers['view-only'], viewers.trade, stranger, other.family.by, {}];
    const statuses = await Promise.all(
      tried.map(async (by) => (await ask(call, inputOf(row.id, newNumber(), false), keyed(by))).status),
    );
    expect(statuses).toEqual([403, 403, 403, 403, 404, 401]);
    expect(await onFile(viewers.family, row.id)).toEqual({ isOnFile: false });
    await other.family.withdraw();
    expect(await refused(call, inputOf(other.row.id, newNumber(), false), keyed(other.family.by))).toMatchObject({ status: 404 });
  });
});
