import { os } from './implementer.ts';
import { assignPapers } from './save-paper.ts';

export const assignLocationContracts = os.assignLocationContracts.handler(({ input, context }) =>
  assignPapers(context, 'contract', input),
);
