import { licenseQuestions, limit } from '#functions/runtime/rate-limit.ts';
import { directorsByLicense } from '#functions/table/director.ts';
import { readLocation } from '#functions/table/location.ts';
import { searchKey } from '#shared/values/text.ts';
import { os } from './implementer.ts';

/** Read where no licence fits, so that a miss takes as long as a hit. */
const nowhereId = '00000000-0000-8000-8000-000000000000';

/** Whether a licence number and a name belong together, to a funeral director of a launched home. One address may ask only so often. */
export const isFuneralDirector = os.isFuneralDirector.handler(async ({ input, context }) => {
  await limit(context, licenseQuestions, context.request.address);
  const holders = await directorsByLicense(context.table, input.licenseNumber);
  const holder = holders.find(({ fullName }) => searchKey(fullName) === searchKey(input.name));
  const home = await readLocation(context.table, holder?.providerLocationId ?? nowhereId);
  return { isFuneralDirector: home?.isActive === true };
});
