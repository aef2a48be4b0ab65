import { os } from './implementer.ts';
import { listPapers } from './list-papers.ts';

export const getLocationGpls = os.getLocationGpls.handler(({ input, context }) => listPapers(context, 'gpl', input));
