import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed, member } from './parts/case-desk.ts';
import { accept, handoffDesk, handoffsOf, move, offer } from './parts/handoff-desk.ts';

describe('a trade company', () => {
  it('records only what belongs to what it does, and is told whose the rest is; a hand-off stays possible', async () => {
    const { trade, crematory, staff, row, tag } = await handoffDesk();
    expect((await dashboardOf(trade.by, row.id)).tradeKinds).toEqual(['embalmer', 'removal-service']);
    const whyNot = async (...[by, from, to]: [typeof trade, string, string]) => {
      const { status, body } = await move(by.by, row.id, from, to);
      expect(status).toBe(409);
      return body.detail;
    };
    expect(await whyNot(crematory, 'in-care', 'preparation-started')).toBe(
      'Preparation started is recorded by the home or an embalmer. Your company is listed as: Crematory.',
    );
    expect(await whyNot(trade, 'in-care', 'transferred')).toMatch(/^Transferred is recorded by the home\. /);
    expect((await move(trade.by, row.id, 'in-care', 'preparation-started')).status).toBe(200);
    expect(await whyNot(crematory, 'preparation-started', 'preparation-completed')).toMatch(
      /recorded by the home or an embalmer/,
    );
    expect((await move(trade.by, row.id, 'preparation-started', 'preparation-completed')).status).toBe(200);
    const listedAs = (...tradeKinds: TradeKind[]) => openCloudTable().put(employeeItem({ ...crematory.member, tradeKinds }));
    await listedAs();
    expect(await whyNot(crematory, 'preparation-completed', 'preparation-started')).toMatch(
      /The home hasn’t said what your company does\.$/,
    );
    await listedAs('crematory');
    const heldBy = async () => (await dashboardOf(crematory.by, row.id)).custody.custodian?.name;
    const before = await heldBy();
    const kept = await offer(staff.by, row.id, tag, crematory, { purpose: 'storage' });
    // The home alone records that somebody leaves its care or comes back, and still a crematory takes them over and gives them back, whatever it's listed as.
    await accept(crematory.by, row.id, kept);
    // What the screens offer follows from this: nothing until it gives them back.
    expect([before, await heldBy()]).toEqual(['Larkspur Lane Funeral Home', 'Northgate Crematory']);
    expect(await whyNot(staff, 'transferred', 'in-care')).toMatch(/^Northgate Crematory has the person\. /);
    await listedAs();
    expect((await handoffsOf(staff.by, row.id)).custodian?.kind).toBe('trade');
    await accept(staff.by, row.id, await offer(crematory.by, row.id, tag, null));
    expect((await dashboardOf(staff.by, row.id)).case.decedentStatus).toBe('in-care');
  });
});

it('names no second person on the intake who may only look or has no account', async () => {
  const { staff, row } = await handoffDesk();
  const looker = { ...(await member(row.providerLocationId, 'Vera', 'Looks')), access: 'view-only' as const };
  await openCloudTable().put(employeeItem(looker));
  const save = (secondPerson: string) => ({ id: row.id, page: 'intake', changes: { secondPerson }, expected: {} });
  expect(await refused('saveCustodyPage', save(looker.id), keyed(staff.by))).toMatchObject({
    status: 400,
    errors: [
      {
        field: 'changes.secondPerson',
        message: 'Vera Looks may only look at cases. Choose someone who may record what was done.',
      },
    ],
  });
  const away = { ...(await member(row.providerLocationId, 'Linda', 'Keller')), status: 'not-invited' as const };
  await openCloudTable().put(employeeItem(away));
  expect((await refused('saveCustodyPage', save(away.id), keyed(staff.by))).errors?.[0]?.message).toBe(
    'Linda Keller has no account that’s in use here. Choose someone who has.',
  );
  const other = await member(row.providerLocationId, 'Tom', 'Alder');
  expect((await ok<CarePageView>('saveCustodyPage', save(other.id), keyed(staff.by))).values).toMatchObject({
    secondPerson: other.id,
  });
});
