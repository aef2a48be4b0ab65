/** `/api/system/packageBuilderServices`, `priceBuilderServices`, `tasks`: the catalog from another side, for administrators. One file per operation. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { getPackageBuilderServices } from './get-package-builder-services.ts';
import { getPriceBuilderServices } from './get-price-builder-services.ts';
import { getSystemTasks } from './get-system-tasks.ts';
import { os } from './implementer.ts';
import { savePackageBuilderServices } from './save-package-builder-services.ts';
import { savePriceBuilderServices } from './save-price-builder-services.ts';

const router = os.router({
  getPackageBuilderServices,
  savePackageBuilderServices,
  getPriceBuilderServices,
  savePriceBuilderServices,
  getSystemTasks,
});

export const handler = apiHandler({ router, context: (base) => base });
