import { reopenCarePage } from '#functions/cases/custody/close-care-page.ts';
import { os } from './implementer.ts';

export const reopenCustodyPage = os.reopenCustodyPage.handler(({ input, context }) => reopenCarePage(context, input));
