import { contractView } from '#functions/cases/contract/contract-view.ts';
import { reopenVersion } from '#functions/cases/contract/end-contract.ts';
import { papersWith } from './contract-papers.ts';
import { os } from './implementer.ts';

export const reopenContract = os.reopenContract.handler(async ({ input, context }) => {
  await reopenVersion(context, input.id, input.reason, papersWith(context));
  return contractView(context, input.id);
});
