import { randomBytes, randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { saveTemplate } from '#functions/api/packages/save-template.ts';
import type { PriceListsContext } from '#functions/api/price-lists/implementer.ts';
import { readDraft } from '#functions/price-lists/draft.ts';
import { publish } from '#functions/price-lists/publish.ts';
import type { Actor } from '#functions/runtime/actor.ts';
import type { Table } from '#functions/table/table.ts';
import { readVersionedTemplates, templateCreation } from '#functions/table/template.ts';
import type { PriceListDraft, VersionView } from '#shared/contract/price-lists.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { choicesOf, lineOf, listed, newPackage, save, sentOf, type Workshop } from './parts/package-maker.ts';
import { type PriceDesk, priceDesk, rowOf, saveRows } from './parts/price-desk.ts';

const publishNow = ({ locationId, admin }: PriceDesk) =>
  ok<VersionView>('createGplPdf', { providerLocationId: locationId }, { ...admin, key: randomUUID() });

const draftAt = ({ admin }: PriceDesk) => ok<PriceListDraft>('getPriceListDraft', {}, admin);

const hearseAt = async (desk: PriceDesk, priceCents: number) => {
  const { row } = await rowOf(desk, 'Transport', 'Hearse');
  await saveRows([{ ...row, priceCents }], desk.admin);
};

/** Returns a published home with a package that costs what a hearse costs. */
async function homeWithPackage() {
  const desk = await priceDesk();
  await hearseAt(desk, 10_000);
  await publishNow(desk);
  const home: Workshop = { locationId: desk.locationId, staff: desk.admin };
  const line = lineOf(await choicesOf(home), 'hearse');
  const saved = await save(home, newPackage(home, { pricingMethod: 'a-la-carte', packageServices: [line] }));
  expect(saved.template.aLaCartePriceCents).toBe(10_000);
  return { desk, home, kept: saved };
}

/** Returns what a call at the home runs in, without HTTP, so that something can happen in the middle. */
function contextOf({ locationId, member }: PriceDesk, table: Table): PriceListsContext {
  const now = new Date();
  const membership = { locationId, locationName: '', employeeId: randomUUID(), access: 'admin' as const, kind: 'staff' as const };
  const person = { ...member.account, memberships: [membership] };
  return {
    actor: { kind: 'person', person, membership, support: null } as unknown as Actor,
    table,
    now,
    newId: () => randomUUID(),
    randomBytes: () => randomBytes(32),
    event: (name: string, data: unknown) => ({
      ...{ id: randomUUID(), name, version: 1, at: now.toISOString(), locationId, data },
      // Complete, as the table's stream requires: one without its actor would block every event behind it.
      actor: { kind: 'provider', id: person.id, onBehalfOf: null },
    }),
  } as unknown as PriceListsContext;
}

/** Returns a table whose nth transaction first lets something else happen. */
function tableWith(nth: number, happens: () => Promise<unknown>): Table {
  const table = openCloudTable();
  let transactions = 0;
  const transact: Table['transact'] = async (writes) => {
    transactions += 1;
    if (transactions === nth) await happens();
    await table.transact(writes);
  };
  return new Proxy(table, { get: (of, name, self) => (name === 'transact' ? transact : Reflect.get(of, name, self)) });
}

const versionOf = (desk: PriceDesk, id = randomUUID()) => ({
  id,
  providerLocationId: desk.locationId,
  effectiveOn: '2026-01-02',
  publishedOn: new Date().toISOString(),
  publishedBy: 'Someone',
  papers: [],
});

const publishDraft = async (desk: PriceDesk, context: PriceListsContext) => {
  const draft = await readDraft(context, desk.locationId);
  const version = versionOf(desk);
  await publish(context, draft, version, [{ ...version, pages: 1 }]);
};

describe('a package that is saved at the moment of a publishing', () => {
  it('before it, keeps the list that lacks it from being published', async () => {
    const { desk, home } = await homeWithPackage();
    await hearseAt(desk, 20_000);
    const line = lineOf(await choicesOf(home), 'hearse');
    const saves = () => save(home, newPackage(home, { pricingMethod: 'a-la-carte', packageServices: [line] }));
    const work = publishDraft(desk, contextOf(desk, tableWith(1, saves)));
    await expect(work).rejects.toMatchObject({ code: 'stale', data: { detail: expect.stringContaining('package') } });
    await publishNow(desk);
    expect((await listed(home)).map(({ template }) => template.aLaCartePriceCents)).toEqual([20_000, 20_000]);
  });

  it('after it, costs what the published list says', async () => {
    const { desk, home, kept: savedPackage } = await homeWithPackage();
    await hearseAt(desk, 20_000);
    const context = contextOf(
      desk,
      tableWith(1, () => publishNow(desk)),
    );
    const sent = { version: savedPackage.version, template: sentOf(savedPackage, { name: 'Renamed' }) };
    const { template } = await call(saveTemplate, sent, { context });
    expect(template).toMatchObject({ name: 'Renamed', aLaCartePriceCents: 20_000 });
    const [saved] = await listed(home);
    expect(saved?.template).toMatchObject({ name: 'Renamed', aLaCartePriceCents: 20_000 });
  });
});

describe('a publishing that changes more rows than one transaction can have', () => {
  it('says that it stopped in the middle, and is finished by publishing again', async () => {
    const { desk, kept: saved } = await homeWithPackage();
    const many = Array.from({ length: 120 }, () => ({ ...saved.template, id: randomUUID(), isActive: false }));
    for (const template of many) await openCloudTable().transact([templateCreation(template)]);
    await hearseAt(desk, 20_000);
    expect((await draftAt(desk)).unfinished).toBeNull();
    const breaks = () => Promise.reject(new Error('The light went out.'));
    await expect(publishDraft(desk, contextOf(desk, tableWith(2, breaks)))).rejects.toThrow('The light went out.');
    const { unfinished, inForce } = await draftAt(desk);
    expect(unfinished).toMatchObject({ since: expect.stringMatching(/^\d{4}-/), by: expect.stringMatching(/\S/) });
    const again = await publishNow(desk);
    expect(again.id).not.toBe(inForce?.id);
    expect((await draftAt(desk)).unfinished).toBeNull();
    const sums = (await readVersionedTemplates(openCloudTable(), desk.locationId)).map(
      (each) => each.template.aLaCartePriceCents,
    );
    expect(new Set(sums)).toEqual(new Set([20_000]));
  });
});
