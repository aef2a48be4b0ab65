import { randomUUID } from 'node:crypto';
import { employeeItem } from '#functions/table/employee.ts';
import { handoffWrite, receiptWrites, type StoredHandoff } from '#functions/table/handoff.ts';
import type { CaseHandoffs, HandoffView, ScannedHandoff } from '#shared/contract/handoffs.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import type { Tag } from '#shared/model/tag.ts';
import { codeOfTag } from '#shared/values/tag-code.ts';
import { ask, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed, openCase } from './case-desk.ts';
import { saveAnswers } from './case-party.ts';
import { bound } from './tag-desk.ts';
import { type Colleague, teamHome } from './team-home.ts';

const table = () => openCloudTable();

/** Lets a trade company do something. */
async function doing({ member }: Colleague, tradeKinds: TradeKind[]): Promise<void> {
  await table().put(employeeItem({ ...member, tradeKinds }));
}

const assign = (staff: Colleague, caseId: string, { member }: Colleague) =>
  ok('assignTrade', { caseId, employeeId: member.id }, keyed(staff.by));

export const move = (by: RequestOptions, caseId: string, from: string, value: string) =>
  ask<{ detail?: string }>('updateDecedentStatus', { caseId, from, value }, keyed(by));

/** Returns a home with someone in its care who has a tag, and an embalmer and a crematory that work on the case. */
export async function handoffDesk() {
  const home = await teamHome();
  const { staff, trade, at } = home;
  const row = await openCase(staff.by, { decedentFirstName: 'Amélie', decedentLastName: 'Okafor' });
  const crematory = await at({ kind: 'trade-company', fullName: 'Northgate Crematory' });
  await Promise.all([doing(trade, ['embalmer', 'removal-service']), doing(crematory, ['crematory'])]);
  await assign(staff, row.id, trade);
  await assign(staff, row.id, crematory);
  await saveAnswers(staff.by, row.id, { medicalExaminerNotified: 'not-required' });
  await move(staff.by, row.id, 'not-in-care', 'in-care');
  const [tag, spare] = await bound(staff.by, row.id);
  return { ...home, row, crematory, tag, spare };
}

export const handoffsOf = (by: RequestOptions, caseId: string) => ok<CaseHandoffs>('getCaseHandoffs', { caseId }, by);

/** What an offer says, as if the tag had been scanned. */
export const offering = (caseId: string, tag: Pick<Tag, 'id'>, to: Colleague | null, more: object = {}) => ({
  ...{ caseId, tag: tag.id, how: 'tag-scanned', to: to?.member.id ?? null },
  ...{ purpose: to ? 'preparation' : 'return', papers: ['pronouncement'], effects: 'A wedding ring, on the left hand.' },
  ...more,
});

/** Offers the person of a case, and returns the hand-off with the tag on the person, which the other side reads from it. */
export async function offer(by: RequestOptions, ...of: Parameters<typeof offering>): Promise<HandoffView & Offered> {
  const { handoff } = await ok<ScannedHandoff>('offerHandoff', offering(...of), keyed(by));
  if (!handoff) throw new Error('Nothing was offered.');
  return { ...handoff, tag: of[1] };
}
type Offered = { tag: Pick<Tag, 'id'> };

/** What accepting says, as if the tag had been scanned. */
export const accepting = (caseId: string, { id, tag }: Pick<HandoffView, 'id'> & Offered, more: object = {}) => ({
  ...{ caseId, id, tag: tag.id, how: 'tag-scanned' },
  ...more,
});

export const accept = (by: RequestOptions, ...of: Parameters<typeof accepting>) =>
  ok<ScannedHandoff>('acceptHandoff', accepting(...of), keyed(by));

/** A JPEG of one pixel. */
const photo = `data:image/jpeg;base64,${Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex').toString('base64')}`;

/** What handing over to someone without an account says, besides the case. */
export const handedOver = (tag: string, more: object = {}) => ({
  ...{ tag, how: 'tag-scanned', purpose: 'storage', receiver: { name: 'Omar Reyes', company: 'Harbor Mortuary' } },
  ...{ signature: { signatureType: 'type', typeText: 'Omar Reyes' }, photo },
  ...more,
});

/** Writes a hand-off with its receipt straight into the table. It names nobody of the team, and the record doesn’t say it. */
export async function putHandoff(
  { id: caseId, providerLocationId: locationId }: { id: string; providerLocationId: string },
  tag: Pick<Tag, 'id'>,
): Promise<StoredHandoff> {
  const handoff: StoredHandoff = {
    ...{ id: randomUUID(), caseId, locationId, version: 0, subject: 'decedent', purpose: 'storage', papers: [], effects: '' },
    tag: { id: tag.id, code: codeOfTag(tag.id) },
    from: { kind: 'home', name: 'Larkspur' },
    to: { kind: 'outside', name: 'Omar Reyes' },
    state: 'unconfirmed',
    offered: { by: randomUUID(), byName: 'Stella Teal', on: '2026-05-11T09:00:00.000Z', how: 'tag-scanned' },
  };
  const signature = { signatureType: 'type' as const, typeText: 'Omar Reyes' };
  await table().transact([handoffWrite(handoff), ...receiptWrites(handoff, { signature })]);
  return handoff;
}
