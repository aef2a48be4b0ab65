import { carePagesFor } from '#functions/cases/custody/care-page-view.ts';
import { os } from './implementer.ts';

export const getCustodyPages = os.getCustodyPages.handler(({ input, context }) => carePagesFor(context, input.id));
