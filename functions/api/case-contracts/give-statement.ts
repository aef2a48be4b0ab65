import { contractView } from '#functions/cases/contract/contract-view.ts';
import { recordGiven } from '#functions/cases/contract/give-statement.ts';
import { papersWith } from './contract-papers.ts';
import { os } from './implementer.ts';

export const giveStatement = os.giveStatement.handler(async ({ input, context }) => {
  await recordGiven(context, input, papersWith(context));
  return contractView(context, input.id);
});
