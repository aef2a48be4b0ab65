import { caseFor } from '#functions/cases/access/case-access.ts';
import { caseTrades } from '#functions/cases/contacts/case-trades.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

export const getCaseTrades = os.getCaseTrades.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { record } = await caseFor(context, input.caseId);
  return caseTrades(context.table, locationId, record.id);
});
