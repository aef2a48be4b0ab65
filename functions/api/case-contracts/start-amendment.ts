import { startAmendmentOf } from '#functions/cases/contract/amend-contract.ts';
import { os } from './implementer.ts';

export const startAmendment = os.startAmendment.handler(async ({ input, context }) => {
  return startAmendmentOf(context, input.id);
});
