import { os } from './implementer.ts';
import { setArchived } from './set-archived.ts';

export const restoreTemplate = os.restoreTemplate.handler(({ input, context }) => setArchived(context, input.id, false));
