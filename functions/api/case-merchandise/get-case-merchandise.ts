import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { caseMerchandiseView } from '#functions/cases/merchandise/case-merchandise-view.ts';
import { readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { os } from './implementer.ts';

export const getCaseMerchandise = os.getCaseMerchandise.handler(async ({ input: { id }, context }) => {
  const viewed = await viewedCase(context, id);
  return caseMerchandiseView(context, viewed, await readCaseMerchandise(context.table, id));
});
