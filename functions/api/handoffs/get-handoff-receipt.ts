import { admit } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { readReceipt } from '#functions/table/handoff.ts';
import { os } from './implementer.ts';

/** Returns a receipt in one read, and one more for a trade company. */
export const getHandoffReceipt = os.getHandoffReceipt.handler(async ({ input, context }) => {
  const { record, receipt } = await readReceipt(context.table, input);
  await admit(context, record);
  if (!receipt) throw problem('not_found');
  return receipt;
});
