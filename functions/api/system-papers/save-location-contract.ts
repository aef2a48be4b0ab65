import { os } from './implementer.ts';
import { savePaper } from './save-paper.ts';

export const saveLocationContract = os.saveLocationContract.handler(({ input, context }) =>
  savePaper(context, 'contract', input),
);
