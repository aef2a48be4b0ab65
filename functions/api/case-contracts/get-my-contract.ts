import { myContractOf } from '#functions/cases/contract/my-contract.ts';
import { os } from './implementer.ts';

export const getMyContract = os.getMyContract.handler(async ({ input, context }) => {
  return myContractOf(context, input.id);
});
