import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { describeImage } from '#functions/table/gallery.ts';
import { locationKeys } from '#functions/table/location.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { locationChanged, os } from './implementer.ts';

/** Describes a picture in one conditional write. Only if that fails does it look up whether the picture is gone or was described by someone else. */
export const describeLocationImage = os.describeLocationImage.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { id, description, version } = input;
  const event = locationChanged(context, locationId);
  try {
    await describeImage(context.table, locationId, id, { description, version }, event);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const item = await context.table.get(locationKeys.image(locationId, id), { consistent: true });
    throw item ? problem('stale', { detail: 'Someone else described this picture in the meantime.' }) : problem('not_found');
  }
  return { id, version: version + 1 };
});
