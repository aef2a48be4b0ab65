import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readDecedent } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { documentClient } from '#functions/table/table.ts';
import { kmsFieldKeys } from '#functions/vendors/keys/index.ts';
import type { DecedentView } from '#shared/contract/cases-views.ts';
import {
  ask,
  cloud,
  environment,
  eventsOf,
  messagesOf,
  ok,
  openCloudTable,
  ownEnvironment,
  queueOf,
  quiet,
  type RequestOptions,
  refused,
  waitUntil,
} from '#test/cloud/cloud.ts';
import { person, supportFor } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';
import { sealNumbers } from '../../scripts/seal-numbers/seal-numbers.ts';
import { dashboardOf, deskWithCase, firstCall, keyed, openCase } from './parts/case-desk.ts';
import { caseParty, questionsOf } from './parts/case-party.ts';
import { fieldsOf } from './parts/contact-desk.ts';
import { newBrowser, packagePlan, plannerHomeOf, trySave } from './parts/planning.ts';
import { filesThatSay, newNumber, saysNumber } from './parts/planted-number.ts';

const stateDir = dirname(cloud.logFile);

type Revealed = { socialSecurityNumber: string };

const reason = 'death-certificate';
const savedIn = (by: RequestOptions, id: string, socialSecurityNumber: string | null, expected: object = {}) =>
  ok<DecedentView>('saveDecedent', { id, changes: { socialSecurityNumber }, expected }, keyed(by));
const reveal = (by: RequestOptions, id: string) => ask<Revealed>('revealSocialSecurityNumber', { id, reason }, by);
const timelineOf = async (by: RequestOptions, id: string) => (await dashboardOf(by, id)).timeline;

/** Returns the texts of all answers to everything that a person can ask about a case, whether they may or not. */
async function everythingOf(by: RequestOptions, id: string): Promise<string> {
  const byId = [
    'getCase',
    'getDecedent',
    'getCaseIdentifiers',
    'getCaseTimeline',
    'getMyCase',
    'getCaseCards',
    'getCaseDisplayServices',
  ];
  const answers = await Promise.all([
    ...byId.map((name) => ask(name, { id }, by)),
    ask('getAllCases', {}, by),
    ask('getFiltered', {}, by),
    ask('getCaseQuestions', { caseId: id, pages: [] }, by),
    ask('getMyCaseQuestions', { caseId: id, pages: [] }, by),
    ask('getCaseContacts', { caseId: id, includeDecedents: true }, by),
    ask('getCaseTasksAndServices', { id }, by),
  ]);
  return answers.map(({ text }) => text).join('\n');
}

describe('a Social Security number', () => {
  it('is nowhere but where it is encrypted: not in the table, logs, events, stored answers, search rows, email, or objects', {
    timeout: 120_000,
  }, async () => {
    const number = newNumber();
    const { staff, row, family, trade, viewers } = await caseParty();
    const answers = { socialSecurityNumber: number };
    const saved = keyed(staff);
    const change = { id: row.id, changes: { socialSecurityNumber: number } };
    const replaced = keyed(family);
    const replacement = { caseId: row.id, socialSecurityNumber: number, expected: { isOnFile: true } };
    const doors = [
      await ask('saveDecedent', change, saved),
      // The stored answer of the same request, requested again.
      await ask('saveDecedent', change, saved),
      await ask('replaceSocialSecurityNumber', replacement, replaced),
      await ask('replaceSocialSecurityNumber', replacement, replaced),
      await ask('replaceSocialSecurityNumber', { ...replacement, expected: { isOnFile: false } }, keyed(family)),
      await ask('addCase', firstCall({ answers }), keyed(staff)),
      await ask('updateCaseDetails', { caseId: row.id, changes: answers }, keyed(staff)),
      await ask('saveMyAnswers', { caseId: row.id, changes: answers }, keyed(family)),
      await ask('updateCaseDetails', { caseId: row.id, changes: answers }, keyed(trade)),
      await ask('saveCaseContact', { caseId: row.id, ...fieldsOf({}), ...answers }, keyed(staff)),
      await trySave(newBrowser(), { ...packagePlan(await plannerHomeOf(launched[0]!.id)), ...answers } as never),
      await ask('getFiltered', { querry: number }, staff),
      await ask('getFiltered', { querry: number.slice(-4) }, staff),
    ];
    expect(doors.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 409]);
    expect(doors[1]?.text).toBe(doors[0]?.text);
    expect(doors[3]?.text).toBe(doors[2]?.text);
    for (const { status, text } of doors.slice(5, 11)) expect([status, text], text).toEqual([400, expect.any(String)]);
    for (const { body } of doors.slice(11)) expect(body).toMatchObject({ items: [] });
    expect((await reveal(staff, row.id)).body).toEqual({ socialSecurityNumber: number });
    await quiet();

    expect(doors.filter(({ text }) => saysNumber(text, number))).toEqual([]);
    for (const by of Object.values(viewers)) expect(saysNumber(await everythingOf(by, row.id), number)).toBe(false);
    for (const name of ['decedent.changed', 'case.details-changed', 'decedent.number-revealed'])
      expect(saysNumber(JSON.stringify(await eventsOf(name)), number)).toBe(false);
    expect(saysNumber(JSON.stringify(await messagesOf(await queueOf('fire-task-triggers', 'DeadLetters'))), number)).toBe(false);
    expect(filesThatSay(number, stateDir)).toEqual([]);
  });

  it('would be found by that search: one written in a note is', async () => {
    const number = newNumber();
    const { staff, row } = await deskWithCase();
    await ok('addCaseNote', { caseId: row.id, note: `She says it is ${number.replaceAll('-', ' ')}.` }, keyed(staff));
    await waitUntil('the note in a file', async () => filesThatSay(number, stateDir).length > 0);
  });

  it('shows its last four digits to staff of the home, and nothing of it to a trade company or the family', async () => {
    const number = newNumber();
    const { staff, row, viewers, at } = await caseParty();
    const owner = await at({ access: 'owner' });
    expect(await savedIn(staff, row.id, number)).toMatchObject({ socialSecurityLastFour: number.slice(-4) });
    for (const by of [staff, owner, viewers['view-only']])
      expect(await ok<DecedentView>('getDecedent', { id: row.id }, by)).toMatchObject({
        socialSecurityLastFour: number.slice(-4),
      });
    expect((await dashboardOf(viewers.trade, row.id)).decedent.socialSecurityLastFour).toBeNull();
    expect(JSON.stringify(await questionsOf(viewers.family, row.id))).not.toContain('•••-••-');
  });

  it('is kept as a sealed value that opens only in its own row', async () => {
    const number = newNumber();
    const [one, other] = [await deskWithCase(), await deskWithCase()];
    await savedIn(one.staff, one.row.id, number);
    await savedIn(other.staff, other.row.id, newNumber());
    const table = openCloudTable();
    const stored = (await readDecedent(table, one.row.id))?.socialSecurityNumber;
    expect(stored).toEqual({ sealed: expect.stringMatching(/^v1\.[\w-]{100,}\.[\w-]{40,}$/), lastFour: number.slice(-4) });
    await table.update(caseKeys.decedent(other.row.id), { socialSecurityNumber: stored });
    expect(await reveal(other.staff, other.row.id)).toMatchObject({ status: 500 });
    expect((await timelineOf(other.staff, other.row.id)).some(({ kind }) => kind === 'number-revealed')).toBe(false);
    expect((await reveal(one.staff, one.row.id)).body).toEqual({ socialSecurityNumber: number });
  });

  it('is sealed differently each time, stays when other fields are saved, and can be replaced or removed over what was seen', async () => {
    const [number, next] = [newNumber(), newNumber()];
    const { staff, row } = await deskWithCase();
    const sealed = async () => (await readDecedent(openCloudTable(), row.id))?.socialSecurityNumber;
    await savedIn(staff, row.id, number);
    const first = await sealed();
    await ok('saveDecedent', { id: row.id, changes: { motherName: 'Una Brae' } }, keyed(staff));
    expect(await sealed()).toEqual(first);
    const expected = { socialSecurityNumber: number.slice(-4) };
    await savedIn(staff, row.id, number, expected);
    expect(await sealed()).not.toEqual(first);
    expect(
      await refused(
        'saveDecedent',
        { id: row.id, changes: { socialSecurityNumber: next }, expected: { socialSecurityNumber: '0000' } },
        keyed(staff),
      ),
    ).toMatchObject({ status: 409, code: 'stale' });
    await savedIn(staff, row.id, next, expected);
    expect((await reveal(staff, row.id)).body).toEqual({ socialSecurityNumber: next });
    await savedIn(staff, row.id, null, { socialSecurityNumber: next.slice(-4) });
    expect(await sealed()).toBeUndefined();
    expect(await reveal(staff, row.id)).toMatchObject({ status: 404 });
  });
});

describe('the activity of a case', () => {
  it('says that a number was added, replaced, or removed, apart from other changes, and nothing about a refused save', async () => {
    const [number, next] = [newNumber(), newNumber()];
    const { staff, row } = await deskWithCase();
    const kinds = async () => (await timelineOf(staff, row.id)).map(({ kind }) => kind);
    const before = (await kinds()).length;
    await savedIn(staff, row.id, number);
    await savedIn(staff, row.id, next, { socialSecurityNumber: number.slice(-4) });
    const stale = { id: row.id, changes: { socialSecurityNumber: number }, expected: { socialSecurityNumber: '0000' } };
    expect(await refused('saveDecedent', stale, keyed(staff))).toMatchObject({ status: 409 });
    await savedIn(staff, row.id, null, { socialSecurityNumber: next.slice(-4) });
    const fresh = async () => (await kinds()).toReversed().slice(before);
    expect(await fresh()).toEqual(['number-added', 'number-replaced', 'number-removed']);
    await ok('saveDecedent', { id: row.id, changes: { motherName: 'Una Brae', socialSecurityNumber: number } }, keyed(staff));
    expect((await fresh()).slice(3).toSorted()).toEqual(['details-changed', 'number-added']);
  });
});

describe('looking at a whole number', () => {
  it('is recorded in the case with who and why, before it is answered, and raises an event', async () => {
    const number = newNumber();
    const { staff, row } = await deskWithCase();
    await savedIn(staff, row.id, number);
    const { headers, text } = await reveal(staff, row.id);
    expect(JSON.parse(text)).toEqual({ socialSecurityNumber: number });
    expect(headers.get('cache-control')).toBe('no-store');
    const [entry] = await timelineOf(staff, row.id);
    expect(entry).toMatchObject({
      kind: 'number-revealed',
      to: reason,
      by: { kind: 'provider', name: 'Stella Teal' },
    } satisfies object);
    const revealed = await waitUntil('the event', async () =>
      (await eventsOf('decedent.number-revealed')).find(({ event }) => JSON.stringify(event).includes(row.id)),
    );
    expect(revealed.event).toMatchObject({ detail: { data: { caseId: row.id, reason } } });
  });

  it('is not for view-only staff, trade companies, the family, or another home, and none of them leaves a record', async () => {
    const { staff, row, viewers, stranger } = await caseParty();
    await savedIn(staff, row.id, newNumber());
    const statuses = await Promise.all(
      [viewers['view-only'], viewers.trade, viewers.family, stranger, {}].map(async (by) => (await reveal(by, row.id)).status),
    );
    expect(statuses).toEqual([403, 403, 403, 404, 401]);
    expect((await timelineOf(staff, row.id)).filter(({ kind }) => kind === 'number-revealed')).toEqual([]);
  });

  it('is refused to support, who sees the last four digits and leaves no record', async () => {
    const number = newNumber();
    const { home, row, staff } = await deskWithCase();
    await savedIn(staff, row.id, number);
    const owner = await person({ memberships: [{ locationId: home.id, access: 'owner' }] });
    const support = await supportFor(owner);
    expect(await refused('revealSocialSecurityNumber', { id: row.id, reason }, support)).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: 'Yarrow support can see only the last four digits of a Social Security number.',
    });
    expect((await dashboardOf(support, row.id)).decedent.socialSecurityLastFour).toBe(number.slice(-4));
    expect((await timelineOf(staff, row.id)).filter(({ kind }) => kind === 'number-revealed')).toEqual([]);
  });

  it('is refused after ten in an hour, and asks for one of the reasons', async () => {
    const { at, row, staff } = await deskWithCase();
    await savedIn(staff, row.id, newNumber());
    const by = await at({ access: 'staff' });
    expect(await refused('revealSocialSecurityNumber', { id: row.id, reason: 'curious' }, by)).toMatchObject({ status: 400 });
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await reveal(by, row.id)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await timelineOf(staff, row.id)).filter(({ kind }) => kind === 'number-revealed')).toHaveLength(10);
  });
});

/** Runs the command that encrypts this cloud's old numbers, and returns what it says. */
async function sealNumbersByHand(): Promise<string> {
  const env = { ...ownEnvironment, PORT: String(Number(new URL(cloud.controlUrl).port) - 2) };
  return (await promisify(execFile)(process.execPath, ['scripts/seal-numbers.ts'], { env })).stdout;
}

describe('numbers from before they were encrypted', () => {
  const table = openCloudTable();
  const plant = (id: string, number: string) => table.update(caseKeys.decedent(id), { socialSecurityNumber: number });
  const storedNumber = async (id: string) => (await readDecedent(table, id))?.socialSecurityNumber;
  const stage = () => {
    const client = documentClient();
    const keys = kmsFieldKeys(environment.FIELD_KEY_ARN ?? '', client);
    return { client, tableName: environment.TABLE_NAME ?? '', keys };
  };

  it('are masked, revealed, and replaced as sealed ones are', async () => {
    const [number, next] = [newNumber(), newNumber()];
    const { staff, row } = await deskWithCase();
    await plant(row.id, number);
    expect(saysNumber(await everythingOf(staff, row.id), number)).toBe(false);
    expect((await dashboardOf(staff, row.id)).decedent.socialSecurityLastFour).toBe(number.slice(-4));
    expect((await reveal(staff, row.id)).body).toEqual({ socialSecurityNumber: number });
    await savedIn(staff, row.id, next, { socialSecurityNumber: number.slice(-4) });
    expect((await reveal(staff, row.id)).body).toEqual({ socialSecurityNumber: next });
  });

  it('are all encrypted by the migration, which continues where one stopped and finds nothing to do the second time', async () => {
    const { staff } = await deskWithCase();
    const rows = await Promise.all(Array.from({ length: 3 }, () => openCase(staff)));
    const numbers = rows.map(() => newNumber());
    for (const [index, { id }] of rows.entries()) await plant(id, numbers[index]!);
    const { keys, ...where } = stage();
    let calls = 0;
    const seal: typeof keys.seal = (...args) => (++calls > 1 ? Promise.reject(new Error('cut off')) : keys.seal(...args));
    await expect(sealNumbers({ ...where, keys: { ...keys, seal } })).rejects.toThrow('cut off');
    expect(await sealNumbers({ ...where, keys })).toBeGreaterThanOrEqual(2);
    const sealed = await Promise.all(rows.map(({ id }) => storedNumber(id)));
    for (const each of sealed) expect(each).toMatchObject({ sealed: expect.stringMatching(/^v1\./) });
    await sealNumbers({ ...where, keys });
    expect(await Promise.all(rows.map(({ id }) => storedNumber(id)))).toEqual(sealed);
    for (const [index, { id }] of rows.entries())
      expect((await reveal(staff, id)).body).toEqual({ socialSecurityNumber: numbers[index] });
  });

  it('are encrypted by npm run seal-numbers, which says how many', async () => {
    const number = newNumber();
    const { staff, row } = await deskWithCase();
    await plant(row.id, number);
    expect(await sealNumbersByHand()).toBe('1 number encrypted.\n');
    expect(await sealNumbersByHand()).toBe('Every number is encrypted already.\n');
    expect((await reveal(staff, row.id)).body).toEqual({ socialSecurityNumber: number });
  });

  it('do not overwrite a number that someone saves while the migration runs', async () => {
    const [number, next] = [newNumber(), newNumber()];
    const { staff, row } = await deskWithCase();
    await plant(row.id, number);
    const { keys, ...where } = stage();
    const seal: typeof keys.seal = async (text, place) => {
      if (text === number) await savedIn(staff, row.id, next, { socialSecurityNumber: number.slice(-4) });
      return keys.seal(text, place);
    };
    await sealNumbers({ ...where, keys: { ...keys, seal } });
    expect((await reveal(staff, row.id)).body).toEqual({ socialSecurityNumber: next });
  });
});

describe('the key of this machine', () => {
  it('is in a file that only its owner can read', () => {
    expect(statSync(join(stateDir, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  it('does not open a value for another field, case, or person, nor one that was changed', async () => {
    const keys = kmsFieldKeys(environment.FIELD_KEY_ARN ?? '', documentClient());
    const place = { case: randomUUID(), decedent: randomUUID(), field: 'socialSecurityNumber' } as const;
    const sealed = await keys.seal('219-09-9999', place);
    expect(await keys.open(sealed, place)).toBe('219-09-9999');
    const [version = '', wrapped = '', body = ''] = sealed.split('.');
    const flipped = (text: string) => `${text.slice(0, -6)}${text.at(-6) === 'A' ? 'B' : 'A'}${text.slice(-5)}`;
    const attempts = [
      keys.open(sealed, { ...place, case: randomUUID() }),
      keys.open(sealed, { ...place, decedent: randomUUID() }),
      keys.open(sealed, { ...place, field: 'other' as never }),
      keys.open([version, flipped(wrapped), body].join('.'), place),
      keys.open([version, wrapped, flipped(body)].join('.'), place),
      keys.open(['v0', wrapped, body].join('.'), place),
      keys.open('219-09-9999', place),
    ];
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status)).toEqual(attempts.map(() => 'rejected'));
    for (const outcome of outcomes) expect(String((outcome as PromiseRejectedResult).reason)).not.toContain('9999');
  });
});
