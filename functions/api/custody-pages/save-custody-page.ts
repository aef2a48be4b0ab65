import { saveCarePage } from '#functions/cases/custody/save-care-page.ts';
import { os } from './implementer.ts';

export const saveCustodyPage = os.saveCustodyPage.handler(({ input, context }) => saveCarePage(context, input));
