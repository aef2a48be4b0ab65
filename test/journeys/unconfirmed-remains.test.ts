import { expect, it } from 'vitest';
import type { ScannedHandoff } from '#shared/contract/handoffs.ts';
import { ok } from '#test/cloud/cloud.ts';
import { authorizeCremation } from './parts/authorized-cremation.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { compared, identified, noImplants } from './parts/gate-desk.ts';
import { handedOver, handoffDesk, handoffsOf, move } from './parts/handoff-desk.ts';

it('says that cremated remains aren’t confirmed while no crematory has said so from its own account', async () => {
  const { staff, admin, crematory, row, tag } = await handoffDesk();
  await saveAnswers(staff.by, row.id, {
    ...{ dispositionType: 'cremation', ...noImplants },
    dateOfDeath: new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10),
    placeOfDeathAddress: { city: 'Boston', stateCode: 'MA', countryCode: 'US' },
  });
  await authorizeCremation(staff.by, row.id);
  await identified(staff.by, row);
  for (const by of [staff.by, admin.by]) await compared(by, row.id, tag);
  const input = { caseId: row.id, ...handedOver(tag.id, { purpose: 'reduction' }) };
  const { handoff } = await ok<ScannedHandoff>('handOver', input, keyed(staff.by));
  expect(handoff?.state).toBe('unconfirmed');
  // Whatever the home writes down after that, both sides read that nobody else has confirmed it.
  for (const value of ['cremated-remains-in-care', 'cremated-remains-ready-for-family']) {
    for (const by of [staff.by, crematory.by])
      expect(await handoffsOf(by, row.id)).toMatchObject({ isUnconfirmedReduction: true });
    const { decedent } = await dashboardOf(staff.by, row.id);
    expect((await move(staff.by, row.id, decedent.status, value)).status).toBe(200);
  }
  expect(await handoffsOf(staff.by, row.id)).toMatchObject({ isUnconfirmedReduction: true, custodian: { kind: 'home' } });
});
