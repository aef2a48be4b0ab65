import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readGalleryRow, reorder } from '#functions/table/gallery.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { locationChanged, os } from './implementer.ts';

const stale = () => problem('stale', { detail: 'The pictures were changed in the meantime. Please look at them again.' });

/** Tells whether both lists have the same pictures. An order that left one out would lose its place. */
const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id));

export const orderLocationImages = os.orderLocationImages.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { gallery, version } = await readGalleryRow(context.table, locationId);
  if (version !== input.version) throw stale();
  if (!isSameSet(input.ids, gallery.order))
    throw problem('invalid_input', { errors: [{ field: 'ids', message: 'List every picture exactly once.' }] });
  const event = locationChanged(context, locationId);
  try {
    await reorder(context.table, locationId, input.ids, version, event);
  } catch (error) {
    throw error instanceof ConditionFailed ? stale() : error;
  }
  return { version: version + 1 };
});
