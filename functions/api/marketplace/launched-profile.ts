import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readLocationProfile } from '#functions/table/location.ts';
import type { LocationProfile } from '#shared/model/location.ts';

/** A home as families may see it, by one query: with the packages that it offers at present. One that is not launched is not found, like one that does not exist. */
export async function launchedProfile(context: OperationContext, locationId: string): Promise<LocationProfile> {
  const profile = await readLocationProfile(context.table, locationId);
  if (!profile?.isActive) throw problem('not_found');
  return { ...profile, templates: profile.templates.filter((template) => template.isActive) };
}
