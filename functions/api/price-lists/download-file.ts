import { problem } from '#functions/problem.ts';
import { readLocation } from '#functions/table/location.ts';
import { os } from './implementer.ts';
import { isOfHome, paperInForce } from './in-force.ts';

/** A home that is not launched is there for its own people alone. */
export const downloadFile = os.downloadFile.handler(async ({ input: { LocationId, LocationFileType }, context }) => {
  const home = await readLocation(context.table, LocationId);
  if (!home || !(home.isActive || isOfHome(context, LocationId))) throw problem('not_found');
  return paperInForce(context, LocationId, LocationFileType);
});
