import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { giveRole, type ImageRole } from '#functions/table/gallery.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { type LocationImagesContext, locationChanged } from './implementer.ts';

/** Returns a handler that gives a role to a picture of the caller's home. 404 if the home has no such picture. */
export const roleGiver =
  (role: ImageRole) =>
  async ({ input, context }: { input: { id: string }; context: LocationImagesContext }) => {
    const { locationId } = homeOf(context);
    const event = locationChanged(context, locationId);
    try {
      await giveRole(context.table, locationId, role, input.id, event);
      return done;
    } catch (error) {
      throw error instanceof ConditionFailed ? problem('not_found') : error;
    }
  };
