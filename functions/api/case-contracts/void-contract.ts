import { contractView } from '#functions/cases/contract/contract-view.ts';
import { voidContractOf } from '#functions/cases/contract/void-contract.ts';
import { papersWith } from './contract-papers.ts';
import { os } from './implementer.ts';

export const voidContract = os.voidContract.handler(async ({ input, context }) => {
  await voidContractOf(context, input.id, input.reason, papersWith(context));
  return contractView(context, input.id);
});
