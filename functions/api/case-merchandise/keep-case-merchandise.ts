import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { keepItems } from '#functions/cases/merchandise/keep-items.ts';
import { os } from './implementer.ts';

export const keepCaseMerchandise = os.keepCaseMerchandise.handler(async ({ input: { id, ...kept }, context }) =>
  keepItems(context, await viewedCase(context, id), kept),
);
