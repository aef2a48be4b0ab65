import { contractView } from '#functions/cases/contract/contract-view.ts';
import { recordActualsOf } from '#functions/cases/contract/record-actuals.ts';
import { os } from './implementer.ts';

export const recordActuals = os.recordActuals.handler(async ({ input, context }) => {
  await recordActualsOf(context, input);
  return contractView(context, input.id);
});
