import { completeContractOf } from '#functions/cases/contract/complete-contract.ts';
import { contractView } from '#functions/cases/contract/contract-view.ts';
import { os } from './implementer.ts';

export const completeContract = os.completeContract.handler(async ({ input, context }) => {
  await completeContractOf(context, input.id);
  return contractView(context, input.id);
});
