import { contractView } from '#functions/cases/contract/contract-view.ts';
import { openNextVersion } from '#functions/cases/contract/open-contract.ts';
import { papersWith } from './contract-papers.ts';
import { os } from './implementer.ts';

export const openContract = os.openContract.handler(async ({ input, context }) => {
  await openNextVersion(context, input, papersWith(context));
  return contractView(context, input.id);
});
