import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { caseMerchandiseView } from '#functions/cases/merchandise/case-merchandise-view.ts';
import { showroomAtWork } from '#functions/merchandise/showroom.ts';
import { readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { os } from './implementer.ts';

export const getCaseMerchandise = os.getCaseMerchandise.handler(async ({ input: { id }, context }) => {
  const viewed = await viewedCase(context, id);
  const [rows, showroom] = await Promise.all([
    readCaseMerchandise(context.table, id),
    showroomAtWork(context, viewed.record.providerLocationId),
  ]);
  return caseMerchandiseView(showroom, viewed, rows);
});
