/** `/api/system/locationContracts`, `locationGpls`: which templates homes' papers follow, for administrators. One file per operation. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { assignLocationContracts } from './assign-location-contracts.ts';
import { assignLocationGpls } from './assign-location-gpls.ts';
import { getLocationContracts } from './get-location-contracts.ts';
import { getLocationGpls } from './get-location-gpls.ts';
import { os } from './implementer.ts';
import { saveLocationContract } from './save-location-contract.ts';
import { saveLocationGpl } from './save-location-gpl.ts';

const router = os.router({
  getLocationContracts,
  assignLocationContracts,
  saveLocationContract,
  getLocationGpls,
  assignLocationGpls,
  saveLocationGpl,
});

export const handler = apiHandler({ router, context: (base) => base });
