import { problem } from '#functions/problem.ts';
import { readLocation } from '#functions/table/location.ts';
import { os } from './implementer.ts';
import { isOfHome, paperInForce } from './in-force.ts';

/** Downloads a home's price list. Before the home is launched, only its own staff get it. */
export const downloadFile = os.downloadFile.handler(async ({ input: { LocationId, LocationFileType }, context }) => {
  const home = await readLocation(context.table, LocationId);
  if (!home || !(home.isActive || isOfHome(context, LocationId))) throw problem('not_found');
  return paperInForce(context, LocationId, LocationFileType);
});
