import { contractView } from '#functions/cases/contract/contract-view.ts';
import { os } from './implementer.ts';

export const getContract = os.getContract.handler(async ({ input, context }) => {
  return contractView(context, input.id, input.number);
});
