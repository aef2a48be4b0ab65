import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlanSave } from '#functions/table/plan.ts';
import {
  changePlan,
  lastPlanAtHome,
  linkWrite,
  planKey,
  plansOf,
  readPlan,
  submitWrite,
  writePlan,
} from '#functions/table/plan.ts';
import type { PlanHolder, PlanOwner } from '#functions/table/plan-owner.ts';
import { ownerAfterSave } from '#functions/table/plan-owner.ts';
import { lastSubmission, readSubmission, submissionItem } from '#functions/table/submission.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { planRecord, sampleArrangement, submissionRecord } from '#test/world/sample-plan.ts';

const table = openCloudTable();
const family = (keyHash: string | null = null): PlanHolder => ({ accountId: randomUUID(), keyHash });
const browser = (): PlanHolder => ({ accountId: null, keyHash: randomBytes(32).toString('hex') });
const ownerOf = (holder: PlanHolder) => ownerAfterSave(holder) as PlanOwner;

const { priced, home, revision } = planRecord();
const account = { priced, home, revision, flatPriceCents: null };

function saveOf(changes: Partial<PlanSave> & { locationId?: string } = {}): PlanSave {
  const { locationId = randomUUID(), ...fields } = changes;
  const id = fields.id ?? randomUUID();
  return {
    id,
    expectedVersion: null,
    requestId: randomUUID(),
    arrangement: sampleArrangement({ arrangementId: id, providerLocationId: locationId }),
    dropped: [],
    account,
    updatedOn: new Date().toISOString(),
    ...fields,
  };
}
const write = (save: PlanSave, holder: PlanHolder) => writePlan(table, save, holder, ownerOf(holder));
const itemOf = (id: string) => table.get(planKey(id), { consistent: true });

describe('a plan', () => {
  it('is written in one request and read in one, whatever numbers its answers have', async () => {
    const holder = browser();
    const answers = [1e308, -0.1, 2 ** 60, 1e-300].map((value) => ({ questionId: randomUUID(), value }));
    const selected = { displayServiceId: randomUUID(), isAddOn: false, answers, items: [] };
    const plain = saveOf();
    const save = { ...plain, arrangement: { ...plain.arrangement, selectedDisplayServices: [selected] } };
    const counting = openCloudTable();
    const written = await writePlan(counting, save, holder, ownerOf(holder));
    expect(counting.requests).toBe(1);
    const read = await readPlan(counting, save.id);
    expect(counting.requests).toBe(2);
    expect(read).toEqual(written);
    expect(read).toMatchObject({ version: 1, accountId: null, heldBy: holder.keyHash, isArchived: false, submittedOn: null });
    expect(read?.arrangement.selectedDisplayServices).toEqual([selected]);
  });

  it('has the prices of its account, not those that a save claims', async () => {
    const holder = browser();
    const plain = saveOf();
    const claimed = { ...plain.arrangement, priceCents: 1, flatPriceCents: 2 };
    const revised = { ...account, priced: { ...priced, totalCents: 123_400 }, flatPriceCents: 99_000 };
    const one = await write({ ...plain, arrangement: claimed, account: revised }, holder);
    expect(one.arrangement).toMatchObject({ priceCents: 123_400, flatPriceCents: 99_000 });
    // Without an account the stored one stays.
    const two = await write({ ...plain, expectedVersion: 1, arrangement: claimed, account: null }, holder);
    expect(two).toMatchObject({ version: 2, revision, arrangement: { priceCents: 123_400, flatPriceCents: 99_000 } });
    const three = await write(
      { ...plain, expectedVersion: 2, arrangement: claimed, account: { ...revised, flatPriceCents: null } },
      holder,
    );
    expect(three.arrangement.flatPriceCents).toBeUndefined();
  });

  it('is saved by one of fifty at the same time', async () => {
    const holder = browser();
    const first = saveOf();
    await write(first, holder);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => write({ ...first, expectedVersion: 1, requestId: randomUUID() }, holder)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of outcomes) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(ConditionFailed);
    expect((await readPlan(table, first.id))?.version).toBe(2);
  });

  it.each([
    ['another browser', () => browser()],
    ['an account', () => family()],
    ['an account in another browser', () => family(browser().keyHash)],
  ])("of a browser can't be saved by %s", async (_, other) => {
    const first = saveOf();
    await write(first, browser());
    await expect(write({ ...first, expectedVersion: 1 }, other())).rejects.toThrow(ConditionFailed);
    await expect(write(first, other())).rejects.toThrow(ConditionFailed);
  });

  it('stays with its home, and unchanged once it is in a contract', async () => {
    const holder = browser();
    const first = saveOf();
    await write(first, holder);
    const moved = { ...first.arrangement, providerLocationId: randomUUID() };
    await expect(write({ ...first, expectedVersion: 1, arrangement: moved }, holder)).rejects.toThrow(ConditionFailed);
    await table.update(planKey(first.id), { editableStatus: 'in-contract' });
    await expect(write({ ...first, expectedVersion: 1 }, holder)).rejects.toThrow(ConditionFailed);
  });

  it('of a browser is deleted 180 days after its last save; an account keeps it', async () => {
    const holder = browser();
    const first = saveOf({ updatedOn: '2026-07-01T12:00:00.000Z' });
    await write(first, holder);
    expect((await itemOf(first.id))?.expiresAt).toBe(Date.parse('2026-12-28T12:00:00.000Z') / 1000);
    const owner = family(holder.keyHash);
    const adopted = await write({ ...first, expectedVersion: 1 }, owner);
    expect(adopted).toMatchObject({ accountId: owner.accountId, heldBy: null, version: 2 });
    expect(await itemOf(first.id)).not.toHaveProperty('expiresAt');
    await expect(write({ ...first, expectedVersion: 2 }, holder)).rejects.toThrow(ConditionFailed);
  });
});

describe('the link of a plan to an account', () => {
  it('gives it away whole, at its version', async () => {
    const [holder, accountId] = [browser(), randomUUID()];
    const first = saveOf();
    const plan = await write(first, holder);
    await table.transact([linkWrite(plan, holder.keyHash ?? '', accountId)]);
    expect(await readPlan(table, first.id)).toEqual({ ...plan, accountId, heldBy: null });
    expect(await lastPlanAtHome(table, ownerOf(holder), plan.locationId)).toBeUndefined();
    expect((await lastPlanAtHome(table, { accountId }, plan.locationId))?.id).toBe(first.id);
  });

  it('is for the browser that owns it, and for the plan as it was read', async () => {
    const holder = browser();
    const first = saveOf({ updatedOn: '2026-07-01T12:00:00.000Z' });
    const plan = await write(first, holder);
    const other = browser().keyHash ?? '';
    await expect(table.transact([linkWrite(plan, other, randomUUID())])).rejects.toThrow(ConditionFailed);
    await write({ ...first, expectedVersion: 1, updatedOn: '2026-07-01T12:00:01.000Z' }, holder);
    await expect(table.transact([linkWrite(plan, holder.keyHash ?? '', randomUUID())])).rejects.toThrow(ConditionFailed);
  });
});

describe("an owner's plans", () => {
  const days = ['05', '01', '09', '03', '07'];
  const listed = async (accountId: string, isArchived = false) =>
    (await plansOf(table, accountId, { isArchived, limit: 100, after: null })).plans.map(({ id }) => id);

  it('are listed by their last save, page by page, each once', async () => {
    const holder = family();
    const accountId = holder.accountId ?? '';
    const saves = days.map((day) => saveOf({ updatedOn: `2026-07-${day}T12:00:00.000Z` }));
    for (const save of saves) await write(save, holder);
    const inOrder = [...saves].sort((a, b) => (a.updatedOn < b.updatedOn ? 1 : -1)).map(({ id }) => id);
    expect(await listed(accountId)).toEqual(inOrder);
    const ids: string[] = [];
    let after: { updatedOn: string; id: string } | null = null;
    do {
      const page: Awaited<ReturnType<typeof plansOf>> = await plansOf(table, accountId, { isArchived: false, limit: 2, after });
      ids.push(...page.plans.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(ids).toEqual(inOrder);
    expect(await listed(randomUUID())).toEqual([]);
  });

  it('that are archived are a separate list, and not the last one at a home', async () => {
    const holder = family();
    const accountId = holder.accountId ?? '';
    const locationId = randomUUID();
    const save = saveOf({ locationId });
    const plan = await write(save, holder);
    const archived = { arrangement: plan.arrangement, isArchived: true, updatedOn: plan.updatedOn };
    const aside = await changePlan(table, plan, archived, holder, { accountId });
    expect(aside).toMatchObject({ isArchived: true, version: 2 });
    expect([await listed(accountId), await listed(accountId, true)]).toEqual([[], [save.id]]);
    expect(await lastPlanAtHome(table, { accountId }, locationId)).toBeUndefined();
    // Continuing with it restores it.
    await write({ ...save, expectedVersion: 2 }, holder);
    expect([await listed(accountId), await listed(accountId, true)]).toEqual([[save.id], []]);
    expect((await lastPlanAtHome(table, { accountId }, locationId))?.id).toBe(save.id);
  });

  it('have the last one of each home found by one query', async () => {
    const holder = browser();
    const locationId = randomUUID();
    const saves = days.map((day) => saveOf({ locationId, updatedOn: `2026-07-${day}T12:00:00.000Z` }));
    for (const save of [...saves, saveOf()]) await write(save, holder);
    const counting = openCloudTable();
    expect((await lastPlanAtHome(counting, ownerOf(holder), locationId))?.updatedOn).toBe('2026-07-09T12:00:00.000Z');
    expect(counting.requests).toBe(1);
  });
});

describe("a plan's submissions", () => {
  it('stay as they were sent; the last one is found', async () => {
    const holder = browser();
    const save = saveOf();
    const plan = await write(save, holder);
    const at = (second: number) => `2026-07-01T12:00:0${second}.000Z`;
    const sent = [1, 2].map((nth) =>
      submissionRecord(plan, { id: `018f3c1e-8a5${nth}-7c3e-9a5d-0f4b5f1f2a10`, message: `${nth}` }),
    );
    await table.transact([submitWrite(plan, holder, at(1)), { put: submissionItem(sent[0]!) }]);
    const again = await readPlan(table, plan.id);
    expect(again).toMatchObject({ version: 2, submittedOn: at(1), updatedOn: at(1) });
    await table.transact([submitWrite(again!, holder, at(2)), { put: submissionItem(sent[1]!) }]);
    expect(await readSubmission(table, plan.id, sent[0]!.id)).toEqual(sent[0]);
    expect(await lastSubmission(table, plan.id)).toEqual(sent[1]);
    await expect(table.transact([submitWrite(plan, holder, at(3))])).rejects.toThrow(ConditionFailed);
  });
});
