import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { saveFamilyOptions } from '#functions/cases/merchandise/save-case-merchandise.ts';
import { os } from './implementer.ts';

export const saveCaseMerchandiseOptions = os.saveCaseMerchandiseOptions.handler(async ({ input: { id, ...saved }, context }) =>
  saveFamilyOptions(context, await viewedCase(context, id), saved),
);
