import { licenseQuestions, limit } from '#functions/runtime/rate-limit.ts';
import { directorsByLicense } from '#functions/table/director.ts';
import { readLocation } from '#functions/table/location.ts';
import { searchKey } from '#shared/values/text.ts';
import { os } from './implementer.ts';

/** Read when no license matches, so that a miss takes as long as a hit. */
const nowhereId = '00000000-0000-8000-8000-000000000000';

/** Tells whether a license number and a name belong to the same funeral director of a launched home. Limited by network address. */
export const isFuneralDirector = os.isFuneralDirector.handler(async ({ input, context }) => {
  await limit(context, licenseQuestions, context.request.address);
  const holders = await directorsByLicense(context.table, input.licenseNumber);
  const holder = holders.find(({ fullName }) => searchKey(fullName) === searchKey(input.name));
  const home = await readLocation(context.table, holder?.providerLocationId ?? nowhereId);
  return { isFuneralDirector: home?.isActive === true };
});
