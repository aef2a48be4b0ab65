import { os } from './implementer.ts';
import { assignPapers } from './save-paper.ts';

export const assignLocationGpls = os.assignLocationGpls.handler(({ input, context }) => assignPapers(context, 'gpl', input));
