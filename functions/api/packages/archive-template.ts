import { os } from './implementer.ts';
import { setArchived } from './set-archived.ts';

/** Archives a package and erases nothing: families are no longer offered it, and plans that started with it keep it (`retiredTemplates`). */
export const archiveTemplate = os.archiveTemplate.handler(({ input, context }) => setArchived(context, input.id, true));
