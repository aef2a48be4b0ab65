import { caseFor } from '#functions/cases/case-access.ts';
import { caseTrades } from '#functions/contacts/case-trades.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { os } from './implementer.ts';

export const getCaseTrades = os.getCaseTrades.handler(async ({ input, context }) => {
  const { locationId } = staffOfHome(context);
  const { record } = await caseFor(context, input.caseId);
  return caseTrades(context.table, locationId, record.id);
});
