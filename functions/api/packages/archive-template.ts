import { os } from './implementer.ts';
import { setArchived } from './set-archived.ts';

/** Nothing is erased: families are not offered it any more, and plans that were begun with it keep it (`retiredTemplates`). */
export const archiveTemplate = os.archiveTemplate.handler(({ input, context }) => setArchived(context, input.id, true));
