import { caseFor } from '#functions/cases/access/case-access.ts';
import { custodyExport } from '#functions/documents/custody/custody-export.ts';
import { os } from './implementer.ts';

export const getCustodyExport = os.getCustodyExport.handler(async ({ input, context }) => {
  const { record } = await caseFor(context, input.id);
  return custodyExport(context, record, input.as);
});
