import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { homeMerchandiseKeys, readShownCategories, shownCategoriesWrite } from '#functions/table/home-merchandise.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { ShownCategories } from '#shared/model/home-merchandise.ts';
import { os } from './implementer.ts';

const isSame = (one: ShownCategories, other: ShownCategories) =>
  one.ids.join() === other.ids.join() && one.hidden.toSorted().join() === other.hidden.toSorted().join();

/** Refuses categories that the catalog doesn't have, and one that is named twice. */
function check({ ids, hidden }: ShownCategories, known: ReadonlySet<string>): void {
  const faults = Object.entries({ ids, hidden }).flatMap(([field, given]) => [
    ...(new Set(given).size < given.length ? [{ field, message: 'Name each category once.' }] : []),
    ...(given.every((id) => known.has(id))
      ? []
      : [{ field, message: 'A category is no longer in the catalog. Reload the page.' }]),
  ]);
  if (faults.length > 0) throw problem('invalid_input', { errors: faults });
}

/** Saves the order over the one that was seen, in one write. If someone was first with the same, that is as good. */
export const saveMerchandiseCategories = os.saveMerchandiseCategories.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { version, ...shown } = input;
  const { merchandiseCategories } = await catalogOf(context.table, context.now);
  check(shown, new Set(merchandiseCategories.map(({ id }) => id)));
  const write = shownCategoriesWrite(locationId, shown, version, callerName(context));
  if (await wasWritten(transactMerchandise(context.table, locationId, [write]))) return { version: version + 1 };
  const now = await readShownCategories(context.table, locationId);
  if (isSame(now.shown, shown)) return { version: now.version };
  throw await staleRow(
    context,
    homeMerchandiseKeys.shown(locationId),
    'changed the order of the categories in the meantime. Look at it again before you save yours.',
  );
});
