import { carePageFor, carePageView } from '#functions/cases/custody/care-page-of.ts';
import { os } from './implementer.ts';

export const getCustodyPage = os.getCustodyPage.handler(async ({ input: { id, page }, context }) =>
  carePageView(await carePageFor(context, id, page)),
);
