/** `/api/cases/{id}/merchandise`: the goods chosen for a case. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { findCaseMerchandise } from './find-case-merchandise.ts';
import { getCaseMerchandise } from './get-case-merchandise.ts';
import { os } from './implementer.ts';
import { keepCaseMerchandise } from './keep-case-merchandise.ts';
import { saveCaseMerchandise } from './save-case-merchandise.ts';
import { saveCaseMerchandiseOptions } from './save-case-merchandise-options.ts';

const router = os.router({
  getCaseMerchandise,
  saveCaseMerchandise,
  findCaseMerchandise,
  saveCaseMerchandiseOptions,
  keepCaseMerchandise,
});

export const handler = apiHandler({ router, context: (base) => base });
