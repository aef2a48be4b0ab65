import type { Case } from '#shared/model/case.ts';
import type { CaseDisplayService } from '#shared/model/display-service.ts';
import { roughDay } from '#shared/today/service-day.ts';
import { addDays, type CalendarDate } from '#shared/values/dates.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Table } from './table.ts';

/** The case that a display service belongs to. */
type CaseOfService = Pick<Case, 'id' | 'providerLocationId'>;

/** A display service of a case as it is stored. `version` counts the writes of its row. */
export type CaseServiceRow = CaseDisplayService & { version: number };

/** In gsi1 the display services of a home that have a day, by that day: of the ceremony, or in UTC of the conference. */
const dayList = (locationId: string) => `SERVICE-DAYS#${locationId}`;

function dayAttributes({ id, providerLocationId }: CaseOfService, service: CaseDisplayService) {
  const day = roughDay(service);
  return day === undefined ? {} : { gsi1pk: dayList(providerLocationId), gsi1sk: `${day}#${id}#${service.displayServiceId}` };
}

/** Returns a display service as an item. It is stored as JSON text: its answers may be any number that JSON has, and the table has fewer. */
export const caseServiceItem = (of: CaseOfService, service: CaseDisplayService, version = 1): Item =>
  toItem(
    'case-service',
    { ...caseKeys.service(of.id, service.displayServiceId), ...dayAttributes(of, service) },
    { displayServiceId: service.displayServiceId, caseId: of.id, content: JSON.stringify(service) },
    version,
  );

/** Reads the display services of a home that may be on a day, by case: those of the days around it too, because of time zones. One query a day. */
export async function readServicesAround(
  table: Table,
  locationId: string,
  day: CalendarDate,
  limit: number,
): Promise<{ caseId: string; service: CaseDisplayService }[]> {
  const days = [-1, 0, 1].map((by) => addDays(day, by));
  const pages = await Promise.all(
    days.map((startsWith) => table.query(dayList(locationId), { index: 'gsi1', startsWith, limit })),
  );
  return pages
    .flatMap(({ items }) => items)
    .map(({ caseId, content }) => ({ caseId: caseId as string, service: JSON.parse(content as string) as CaseDisplayService }));
}

/** Reads the display services of a case, including removed ones, in no order. */
export async function readCaseServices(table: Table, caseId: string): Promise<CaseServiceRow[]> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'SERVICE#', consistent: true });
  return items.map(({ content, version }) => ({
    ...(JSON.parse(content as string) as CaseDisplayService),
    version: version as number,
  }));
}
