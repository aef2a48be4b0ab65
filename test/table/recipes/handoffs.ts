import type { RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { accepting, handedOver, handoffDesk, offer, offering, putHandoff } from '#test/journeys/parts/handoff-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;
type Desk = Awaited<ReturnType<typeof handoffDesk>>;

/** Makes a request of the home or, which takes more reads, of the trade company. */
const by =
  (who: 'staff' | 'trade', input: (of: Desk) => object | Promise<object>): Recipe =>
  async () => {
    const of = await handoffDesk();
    return { input: await input(of), options: keyed(of[who].by) };
  };

const offeredTo = ({ staff, row, tag, trade }: Desk) => offer(staff.by, row.id, tag, trade);

/** Requests of the calls about hand-offs, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getWaitingHandoffs: by('trade', async (of) => {
    await offeredTo(of);
    return {};
  }),
  getCaseHandoffs: by('trade', ({ row }) => ({ caseId: row.id })),
  getHandoffReceipt: by('trade', async ({ row, tag }) => ({ caseId: row.id, id: (await putHandoff(row, tag)).id })),
  offerHandoff: by('staff', ({ row, tag, trade }) => offering(row.id, tag, trade)),
  acceptHandoff: by('trade', async (of) => accepting(of.row.id, await offeredTo(of))),
  refuseHandoff: by('trade', async (of) => ({ caseId: of.row.id, id: (await offeredTo(of)).id, reason: 'There is no room.' })),
  withdrawHandoff: by('staff', async (of) => ({ caseId: of.row.id, id: (await offeredTo(of)).id })),
  handOver: by('staff', ({ row, tag }) => ({ caseId: row.id, ...handedOver(tag.id) })),
};
