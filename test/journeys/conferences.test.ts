import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readConference } from '#functions/table/conference.ts';
import type { Selection } from '#shared/model/selection.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { ask, newAddress, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { requestLine } from '#test/cloud/request-log.ts';
import { keyed } from './parts/case-desk.ts';
import { caseParty, relativeOf } from './parts/case-party.ts';
import { askAs, followedDesk, type Shown, show, shownIn } from './parts/conference-desk.ts';
import { add } from './parts/contact-desk.ts';
import { contractDesk, give, openContract, readySelection, selectionAt, signVersion } from './parts/contract-desk.ts';

const closed = { state: 'closed' };
const newToken = () => randomBytes(32).toString('base64url');

/** Every text in the table that a secret could be found in: the rows of the case, and all rows of codes. */
const caseRows = async (id: string) =>
  JSON.stringify((await openCloudTable().query(caseKeys.case(id).pk, { consistent: true })).items, (_key, value) =>
    value instanceof Set ? [...value] : value,
  );

/** What the home pays and keeps, which no family sees. */
const flowers = (selection: Selection): Selection => ({
  ...selection,
  cashAdvances: [
    {
      id: '6a1f7c2e-3b58-4c1d-9e07-5d2a8b41c903',
      name: 'Flowers',
      payee: 'Bloom',
      amountCents: 23_457,
      costCents: 19_191,
      rebateCents: 1_313,
      standing: 'estimate',
      origin: 'conference',
    },
  ],
});

describe('a screen for a family', () => {
  it('shows what was chosen, with reasons and sentences of law, but no cost, rebate, share, or finding', async () => {
    const desk = await contractDesk();
    const { admin, id, ada } = desk;
    const bo = await add(admin, id, { firstName: 'Bo', lastName: 'Zwart', email: 'bo-zwart@example.com', relationship: 'child' });
    const [gathering, ashes] = desk.home.preferenceGroups.filter(({ name }) => /gather\?$|ashes\?$/.test(name));
    const wishes = [...gathering!.preferences.slice(0, 2), ashes!.preferences[0]!];
    await readySelection(desk, (selection) => ({
      ...flowers(selection),
      choices: { ...selection.choices, selectedServicePreferences: wishes.map((each) => each.id) },
      payers: [
        { contactId: ada.id, amountCents: 11_117 },
        { contactId: bo.id, weight: 1 },
      ],
    }));
    const staff = await selectionAt(admin, id);
    const plan = desk.home.questions.find(({ identifier }) => identifier === 'ashesPlan')!;
    const answers = staff.selection.choices.selectedDisplayServices.flatMap((service) => service.answers);
    expect(answers).toContainEqual({ questionId: plan.id, value: 'keep' });
    const { token } = await show(desk);
    const answer = await ask('getConferenceScreen', { caseId: id, token });
    const { screen } = shownIn(answer.body as never);
    expect(screen).toMatchObject({
      decedentName: 'Amélie Marsh',
      homeName: desk.home.name,
      stage: 'choosing',
      step: 'summary-saved',
      totals: staff.statement.totals,
      chosen: [
        { key: 'disposition', isWish: false, name: 'Kind of funeral', words: 'Cremation' },
        { isWish: true, name: 'Do you want people to gather?', words: 'Visiting hours, A funeral ceremony' },
        { isWish: true, name: 'What would you like to do with the ashes?', words: 'Keep them' },
      ],
    });
    const advance = screen.lines.find(({ label }) => label === 'Flowers')!;
    expect(advance).toMatchObject({ amountCents: 23_457, isEstimate: true, section: 'cash-advances' });
    expect(screen.lines.map(({ key }) => key)).toEqual(staff.statement.lines.map(({ key }) => key));
    expect(screen.sentences.map(({ key }) => key)).toEqual(['S1', 'S2', 'S3']);
    const others = staff.statement.payers.map(({ shareCents }) => shareCents);
    for (const secret of ['19191', '1313', 'Bloom', 'Zwart', 'Ada', ...others, bo.id, ada.id, 'must', 'payers'])
      expect(answer.text).not.toContain(String(secret));
  });

  it('follows saves, and costs one read while nothing is new', async () => {
    const { admin, id, shown } = await followedDesk();
    const first = shownIn(await askAs(id, shown.token));
    const unchanged = await ask('getConferenceScreen', { caseId: id, token: shown.token, seen: first.seen });
    expect(unchanged.body).toEqual({ state: 'unchanged' });
    const line = await requestLine(unchanged.headers.get('x-request-id')!);
    expect(line).toMatchObject({ tableRequests: 1, tableWrites: 0 });
    const { selection, version } = await selectionAt(admin, id);
    await ok('saveSelection', { id, version, selection: flowers(selection), step: 'details' }, keyed(admin));
    const next = shownIn(await askAs(id, shown.token, first.seen));
    expect(next.screen).toMatchObject({ step: 'details' });
    expect(next.screen.totals.totalCents).toBe(first.screen.totals.totalCents + 23_457);
  });

  it('calls what was chosen what it was called then, with what the statement calls it', async () => {
    const { admin, id, shown, home } = await followedDesk();
    const service = home.displayServices.find(({ name }) => name === 'Being there')!;
    const { selection, version } = await selectionAt(admin, id);
    const chosen = { displayServiceId: service.id, isAddOn: true, answers: [], items: [] };
    // Not every package offers it.
    const choices = home.templates
      .filter(({ dispositionType }) => dispositionType === 'cremation')
      .map(({ id }) => ({ ...selection.choices, selectedTemplate: id, selectedDisplayServices: [chosen] }))
      .find((each) => pricePlan(home, each).lines.some(({ of }) => of === service.id))!;
    await ok('saveSelection', { id, version, selection: { ...selection, choices } }, keyed(admin));
    const line = (await selectionAt(admin, id)).statement.lines.find(({ of }) => of === service.id)!;
    expect(line).toMatchObject({ label: 'A private hour', why: { kind: 'chosen' } });
    const { screen } = shownIn(await askAs(id, shown.token));
    expect(screen.lines.find(({ key }) => key === line.key)).toMatchObject({
      ...{ label: 'Being there', amountCents: line.amountCents },
      detail: 'A private hour with the person who died, and being present when the cremation begins.',
      why: `On the statement, this is “A private hour.” ${line.detail}`,
    });
  });

  it('says that the contract is open, and that it’s signed', async () => {
    const desk = await followedDesk();
    const { id, shown } = desk;
    const choosing = shownIn(await askAs(id, shown.token));
    await openContract(desk);
    const open = shownIn(await askAs(id, shown.token, choosing.seen));
    expect(open.screen).toMatchObject({ stage: 'in-contract', totals: choosing.screen.totals });
    await give(desk, 1);
    await signVersion(desk, 1);
    const seen = shownIn(await askAs(id, shown.token)).seen;
    expect(shownIn(await askAs(id, shown.token)).screen).toMatchObject({
      stage: 'signed',
      ...{ chosen: choosing.screen.chosen, lines: open.screen.lines },
    });
    await ok('startAmendment', { id }, keyed(desk.admin));
    expect(shownIn(await askAs(id, shown.token, seen)).screen).toMatchObject({ stage: 'choosing', isAmending: true });
  });

  it('keeps neither secret nor code, and gives each tablet its own', async () => {
    const { id, shown } = await followedDesk();
    const one = await ok<Shown & { caseId: string }>('enterConferenceCode', { code: shown.code }, { from: newAddress() });
    const spelled = ` ${shown.code.slice(0, 4).toLowerCase()}-${shown.code.slice(4)} `;
    const other = await ok<Shown & { caseId: string }>('enterConferenceCode', { code: spelled }, { from: newAddress() });
    expect(new Set([shown.token, one.token, other.token]).size).toBe(3);
    for (const { token } of [shown, one, other]) expect(shownIn(await askAs(id, token)).screen.decedentName).toBe('Amélie Marsh');
    expect(one.caseId).toBe(id);
    const rows = await caseRows(id);
    for (const secret of [shown.token, shown.code, one.token, other.token]) expect(rows).not.toContain(secret);
    expect((await readConference(openCloudTable(), id)).tokens.size).toBe(3);
  });

  it('refuses a code that was replaced, has ended, or never was, all alike', async () => {
    const desk = await followedDesk();
    const refusal = { status: 410, code: 'token_used' };
    const enter = (code: string) => refused('enterConferenceCode', { code }, { from: newAddress() });
    const second = await show(desk);
    const replaced = await enter(desk.shown.code);
    expect(replaced).toMatchObject(refusal);
    const never = await enter('0000 0000');
    expect(never.detail).toBe(replaced.detail);
    await ok('endConferenceScreen', { id: desk.id }, keyed(desk.admin));
    expect((await enter(second.code)).detail).toBe(replaced.detail);
    expect(await enter('12345')).toMatchObject({ status: 400 });
  });

  it('slows down who tries codes and secrets', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let nth = 0; nth < 31; nth += 1)
      statuses.push((await ask('enterConferenceCode', { code: '0000 0000' }, { from })).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([410]));
    expect(statuses.at(-1)).toBe(429);
    const { shown } = await followedDesk();
    const refusal = await refused('enterConferenceCode', { code: shown.code }, { from });
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  });

  it('shows nothing once it ends: by hand, after 12 hours, or with its case', async () => {
    const desk = await followedDesk();
    const { admin, id, shown, relative } = desk;
    const { seen } = shownIn(await askAs(id, shown.token));
    const ended = await ok('endConferenceScreen', { id }, keyed(admin));
    expect(ended).toEqual({ open: null });
    expect(await ok('endConferenceScreen', { id }, keyed(admin))).toEqual({ open: null });
    expect(await askAs(id, shown.token, seen)).toEqual(closed);
    expect(await ok('getMyConference', { id, seen }, relative)).toEqual(closed);

    const again = await show(desk, [desk.ada.id]);
    expect(await askAs(id, shown.token)).toEqual(closed);
    expect(Date.parse(again.open!.endsOn) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    const table = openCloudTable();
    const { conference } = await readConference(table, id);
    await table.update(caseKeys.conference(id), { conference: { ...conference, endsOn: new Date().toISOString() } });
    expect(await askAs(id, again.token)).toEqual(closed);
    expect(await ok('getConference', { id }, admin)).toEqual({ open: null });

    const third = await show(desk);
    const before = shownIn(await askAs(id, third.token));
    await ok('deleteCase', { id }, keyed(admin));
    expect(await askAs(id, third.token, before.seen)).toEqual(closed);
  });

  it('answers strangers alike, whether there is a conference or not', async () => {
    const { id, shown } = await followedDesk();
    expect(await askAs(id, newToken())).toEqual(closed);
    expect(await askAs(randomUUID(), shown.token)).toEqual(closed);
  });

  it('stays the same conference when it’s shown again, and of two at the same moment', async () => {
    const desk = await followedDesk();
    const [one, two] = await Promise.all([show(desk), show(desk)]);
    expect(one.open!.endsOn).toBe(desk.shown.open!.endsOn);
    for (const { token } of [one, two, desk.shown]) expect((await askAs(desk.id, token)).state).toBe('open');
    const entered = await Promise.all(
      [one, two].map(async ({ code }) => (await ask('enterConferenceCode', { code }, { from: newAddress() })).status),
    );
    expect(entered.toSorted()).toEqual([200, 410]);
  });
});

describe('a conference at home', () => {
  it('is followed by those whom staff chose, and by nobody else', async () => {
    const { admin, id, row, relative } = await followedDesk();
    const { screen } = shownIn(await ok('getMyConference', { id }, relative));
    expect(screen.decedentName).toBe('Amélie Marsh');
    expect(await ok('getMyConference', { id }, await relativeOf(row))).toEqual(closed);
    await ok('openConferenceScreen', { id }, keyed(admin));
    expect(await ok('getMyConference', { id }, relative)).toEqual(closed);
  });

  it('isn’t opened to a contact without an account, or of another case', async () => {
    const desk = await contractDesk();
    const refusal = { status: 400, errors: [expect.objectContaining({ field: 'followers.0' })] };
    for (const follower of [desk.ada.id, randomUUID()])
      expect(await refused('openConferenceScreen', { id: desk.id, followers: [follower] }, keyed(desk.admin))).toMatchObject(
        refusal,
      );
  });
});

it('is shown and ended by staff of the home who change cases', async () => {
  const { row, viewers, stranger } = await caseParty();
  const statusOf = async (call: 'getConference' | 'openConferenceScreen' | 'endConferenceScreen', by: keyof typeof viewers) =>
    (await ask(call, { id: row.id }, keyed(viewers[by]))).status;
  for (const call of ['openConferenceScreen', 'endConferenceScreen'] as const) {
    expect(await statusOf(call, 'view-only')).toBe(403);
    expect(await statusOf(call, 'trade')).toBe(403);
    expect((await refused(call, { id: row.id }, keyed(stranger))).status).toBe(404);
    expect(await statusOf(call, 'staff')).toBe(200);
  }
  expect(await statusOf('getConference', 'view-only')).toBe(200);
  expect(await statusOf('getConference', 'trade')).toBe(403);
});
