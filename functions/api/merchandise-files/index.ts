/** `/api/merchandise`: many prices at a time, and a home's merchandise from a file and as a file. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { beginMerchandiseImport } from './begin-merchandise-import.ts';
import { changeMerchandisePrices } from './change-merchandise-prices.ts';
import { checkMerchandiseImport } from './check-merchandise-import.ts';
import { exportMerchandise } from './export-merchandise.ts';
import { getMerchandiseImport } from './get-merchandise-import.ts';
import { os } from './implementer.ts';
import { takeMerchandiseImport } from './take-merchandise-import.ts';

const router = os.router({
  changeMerchandisePrices,
  beginMerchandiseImport,
  checkMerchandiseImport,
  getMerchandiseImport,
  takeMerchandiseImport,
  exportMerchandise,
});

export const handler = apiHandler({ router, context: (base) => base });
