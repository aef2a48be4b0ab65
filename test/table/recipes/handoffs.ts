import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { addEffect } from '#test/journeys/parts/effects-desk.ts';
import { accept, accepting, handedOver, handoffDesk, offer, offering, putHandoff } from '#test/journeys/parts/handoff-desk.ts';
import { reductionDesk, starting } from '#test/journeys/parts/reduction-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;
type Desk = Awaited<ReturnType<typeof handoffDesk>>;

/** Makes a request of the home or, which takes more reads, of the trade company. */
const by =
  (who: 'staff' | 'trade', input: (of: Desk) => object | Promise<object>): Recipe =>
  async () => {
    const of = await handoffDesk();
    return { input: await input(of), options: keyed(of[who].by) };
  };

/** Returns a thing on the body, which goes along. */
const ringOf = ({ staff, admin, row }: Desk) =>
  addEffect({ staff: staff.by, row, one: staff.member, other: admin.member }, { item: 'ring' });

const offeredTo = ({ staff, row, tag, trade }: Desk) => offer(staff.by, row.id, tag, trade);

/** Returns somebody whom a crematory has, and may cremate. */
async function atCrematory() {
  const of = await reductionDesk();
  const { staff, crematory, row, tag } = of;
  await accept(crematory.by, row.id, await offer(staff.by, row.id, tag, crematory, { purpose: 'reduction' }));
  return of;
}

/** Requests of the calls about hand-offs and reductions, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getWaitingHandoffs: by('trade', async (of) => {
    await offeredTo(of);
    return {};
  }),
  getCaseHandoffs: by('trade', async (of) => {
    await offeredTo(of);
    return { caseId: of.row.id };
  }),
  getHandoffReceipt: by('trade', async ({ row, tag }) => ({ caseId: row.id, id: (await putHandoff(row, tag)).id })),
  offerHandoff: by('staff', async (of) => {
    const { id } = await ringOf(of);
    return offering(of.row.id, of.tag, of.trade, { things: [id] });
  }),
  acceptHandoff: by('trade', async (of) => {
    const { staff, row, tag, trade } = of;
    const { id } = await ringOf(of);
    const handoff = await offer(staff.by, row.id, tag, trade, { things: [id] });
    return accepting(row.id, handoff, { things: [{ id, isHere: false, note: 'Not on the hand.' }] });
  }),
  refuseHandoff: by('trade', async (of) => ({ caseId: of.row.id, id: (await offeredTo(of)).id, reason: 'There is no room.' })),
  withdrawHandoff: by('staff', async (of) => ({ caseId: of.row.id, id: (await offeredTo(of)).id })),
  handOver: by('staff', async (of) => {
    const { id } = await ringOf(of);
    return { caseId: of.row.id, ...handedOver(of.tag.id, { things: [id] }) };
  }),
  confirmCorrection: by('trade', async (of) => {
    await accept(of.trade.by, of.row.id, await offeredTo(of));
    const correction = {
      from: 'transferred',
      value: 'in-care',
      correctionReason: 'They never left us, by the tag on the pouch.',
    };
    await ok('updateDecedentStatus', { caseId: of.row.id, ...correction }, keyed(of.owner.by));
    return { caseId: of.row.id };
  }),
  startReduction: async () => {
    const { crematory, row, tag } = await atCrematory();
    return { input: starting(row.id, tag), options: keyed(crematory.by) };
  },
  endReduction: async () => {
    const { crematory, row, tag } = await atCrematory();
    await ok('startReduction', starting(row.id, tag), keyed(crematory.by));
    return { input: { caseId: row.id }, options: keyed(crematory.by) };
  },
};
