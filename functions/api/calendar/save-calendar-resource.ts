import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { calendarKeys, readResources, resourceItem } from '#functions/table/calendar.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { type CalendarResource, MAX_RESOURCES } from '#shared/model/calendar.ts';
import { calendarResourceKind } from '#shared/model/enumerations/calendar.ts';
import { os } from './implementer.ts';

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Refuses a name that another room or vehicle in use has, and more of them than a home can have. */
function check(known: readonly CalendarResource[], saved: CalendarResource, isNew: boolean): void {
  const refuse = (message: string) => problem('invalid_input', { errors: [{ field: 'name', message }] });
  if (isNew && known.length >= MAX_RESOURCES) throw refuse(`A home can have ${MAX_RESOURCES} rooms and vehicles.`);
  const twin = known.find(
    (each) => each.id !== saved.id && each.kind === saved.kind && !each.isArchived && sameName(each.name, saved.name),
  );
  if (twin && !saved.isArchived)
    throw refuse(`There is already a ${calendarResourceKind.label(saved.kind).toLowerCase()} with this name.`);
}

export const saveCalendarResource = os.saveCalendarResource.handler(async ({ input, context }) => {
  const { table } = context;
  const { locationId } = homeOf(context);
  const { id, version, kind, name, isArchived } = input;
  const known = await readResources(table, locationId);
  const before = known.find((each) => each.id === id);
  if (id !== undefined && before?.kind !== kind) throw problem('not_found');
  const stale = (of: string) => staleRow(context, calendarKeys.resource(locationId, of), 'changed this in the meantime.');
  if (before && before.version !== version) throw await stale(before.id);
  const saved = { id: before?.id ?? context.newId(), version: (before?.version ?? 0) + 1, kind, name, isArchived };
  check(known, saved, !before);
  try {
    await table.put(resourceItem(locationId, saved), before ? { ifVersion: before.version } : { unless: 'exists' });
  } catch (error) {
    if (error instanceof ConditionFailed) throw await stale(saved.id);
    throw error;
  }
  return saved;
});
