import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readLocationProfile } from '#functions/table/location.ts';
import type { LocationProfile } from '#shared/model/location.ts';

/**
 * Returns a home as families may see it, with the packages it offers now, in one query. A home that isn't launched is a 404, like one that doesn't exist.
 */
export async function launchedProfile(context: OperationContext, locationId: string): Promise<LocationProfile> {
  const profile = await readLocationProfile(context.table, locationId);
  if (!profile?.isActive) throw problem('not_found');
  return { ...profile, templates: profile.templates.filter((template) => template.isActive) };
}
