import { closeCarePage } from '#functions/cases/custody/close-care-page.ts';
import { os } from './implementer.ts';

export const closeCustodyPage = os.closeCustodyPage.handler(({ input, context }) => closeCarePage(context, input));
