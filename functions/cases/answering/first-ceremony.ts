import { serviceScheduled } from '#events/catalog/service-scheduled.ts';
import type { DomainEvent } from '#events/envelope.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { CaseServiceRow } from '#functions/table/case-display-service.ts';
import { isCalendarDate } from '#shared/values/dates.ts';
import { ceremonyDay, firstDay } from '../changing/ceremony-day.ts';
import { about } from '../changing/change-case.ts';
import { type FactsMove, servicesMove } from '../changing/facts-of-case.ts';

/** A ceremony that was given a day, and which is the first of all then. */
export type Scheduled = { events: DomainEvent[]; move: FactsMove };

/**
 * What follows for the day of the first ceremony from a change of display services: the facts have it, and where it is another one it is told of. A day that
 * somebody else gave to another ceremony at the same moment is among the facts when they move, and counts.
 */
export function scheduledBy(
  context: Pick<OperationContext, 'event'>,
  record: CaseRecord,
  { before, changed }: { before: readonly CaseServiceRow[]; changed: readonly CaseServiceRow[] },
): Scheduled {
  const ids = new Set(changed.map(({ displayServiceId }) => displayServiceId));
  const others = before.filter(({ displayServiceId }) => !ids.has(displayServiceId)).map(ceremonyDay);
  const own = before.filter(({ displayServiceId }) => ids.has(displayServiceId)).map(ceremonyDay);
  const [was, is] = [firstDay([...others, ...own]), firstDay([...others, ...changed.map(ceremonyDay)])];
  const first = changed.find((service) => ceremonyDay(service) === is) ?? changed[0];
  const told = { ...about(record), serviceId: first?.displayServiceId, firstServiceOn: is };
  return {
    events: is === undefined || is === was ? [] : [context.event('service.scheduled', told, record.providerLocationId)],
    move: (facts) => {
      const { serviceStartsOn: kept, ...rest } = servicesMove(changed)(facts);
      const elsewhere = isCalendarDate(kept) && !own.includes(kept) ? [kept] : [];
      const firstServiceOn = firstDay([...others, ...elsewhere, ...changed.map(ceremonyDay)]);
      return firstServiceOn === undefined ? rest : serviceScheduled.moves(rest, { serviceId: '', firstServiceOn });
    },
  };
}
