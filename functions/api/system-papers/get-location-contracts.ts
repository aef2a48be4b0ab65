import { os } from './implementer.ts';
import { listPapers } from './list-papers.ts';

export const getLocationContracts = os.getLocationContracts.handler(({ input, context }) =>
  listPapers(context, 'contract', input),
);
