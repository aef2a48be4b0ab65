import { changeableCase } from '#functions/cases/access/case-viewer.ts';
import { saveCaseServices } from '#functions/cases/answering/save-case-display-services.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CalendarRow, calendarItem } from '#functions/table/calendar.ts';
import { readCaseServices } from '#functions/table/case-display-service.ts';
import { answersAt, bookingOfService } from '#shared/calendar/case-bookings.ts';
import { instantOf } from '#shared/values/wall-time.ts';
import { ceremoniesSet } from './write-entry.ts';

const changedOnCase = () => staleCase('The day was changed on the case in the meantime. Your changes aren’t saved yet.');

/** Moves a ceremony or a conference: its day on the case, with all that follows from that, and its entry, both or neither. */
export async function moveOnCase(
  context: OperationContext,
  before: CalendarRow,
  after: CalendarRow,
  timeZone: string,
): Promise<CalendarRow> {
  const { source, startsAt, isTimeOpen } = after;
  if (!after.caseId || !source || source === 'removal') throw problem('internal');
  const viewed = await changeableCase(context, after.caseId);
  const services = await readCaseServices(context.table, after.caseId);
  const service = services.find(({ displayServiceId }) => displayServiceId === after.displayServiceId);
  const said = service && bookingOfService(service, timeZone);
  if (!service || said?.startsAt !== before.startsAt || said.isTimeOpen !== before.isTimeOpen) throw changedOnCase();
  if (source === 'conference' && isTimeOpen)
    throw problem('invalid_input', { errors: [{ field: 'isTimeOpen', message: 'A conference on a case needs a time.' }] });
  const answers = answersAt(service, source, { startsAt, isTimeOpen, instant: instantOf(startsAt, timeZone) });
  const change = { displayServiceId: service.displayServiceId, version: service.version, answers };
  await saveCaseServices(context, viewed, [change], null, {
    writes: [{ put: calendarItem(after), ifVersion: before.version }],
    set: ceremoniesSet(viewed.record, after, timeZone),
  });
  return after;
}
