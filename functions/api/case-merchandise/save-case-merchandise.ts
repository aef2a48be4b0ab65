import { changeableCase } from '#functions/cases/access/case-viewer.ts';
import { saveCaseItems } from '#functions/cases/merchandise/save-case-merchandise.ts';
import { os } from './implementer.ts';

export const saveCaseMerchandise = os.saveCaseMerchandise.handler(async ({ input: { id, items }, context }) =>
  saveCaseItems(context, await changeableCase(context, id), items),
);
