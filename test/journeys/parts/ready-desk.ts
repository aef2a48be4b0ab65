import { readChain, readChainHead } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { authorizeCremation } from './authorized-cremation.ts';
import { keyed } from './case-desk.ts';
import { saveAnswers } from './case-party.ts';
import { familyDesk } from './family-desk.ts';
import { madeReady } from './gate-desk.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Opens a case in care that has everything for its cremation, with a relative who takes part in it. */
export async function readyDesk() {
  const desk = await familyDesk({ decedentFirstName: 'Amélie' });
  const { staff, row, at, family } = desk;
  await saveAnswers(staff, row.id, {
    dispositionType: 'cremation',
    dateOfDeath: daysAgo(5).slice(0, 10),
    placeOfDeathAddress: { city: 'Boston', stateCode: 'MA', countryCode: 'US' },
    medicalExaminerNotified: 'no',
  });
  await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
  const two = [staff, await at({})] as const;
  const tag = await madeReady(two, row);
  await authorizeCremation(staff, row.id);
  return { ...desk, id: row.id, two, tag, relative: family.by };
}

/** Returns the entries of the custody record of a case, and what is wrong with its chain. */
export async function recordOf(caseId: string) {
  const [table, chain] = [openCloudTable(), custodyChain(caseId)];
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  return { entries: links.map(({ text }) => JSON.parse(text) as ChainEntry), fault: await verifyChain(lines, { chain, head }) };
}
