import { ceremonyWords } from '#shared/calendar/words.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { Ceremony } from '#shared/model/calendar.ts';
import type { CaseStatus } from '#shared/model/enumerations/case.ts';
import { dayOf } from '#shared/values/wall-time.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Returns the services and viewings of a case that are on or still to come. */
export const upcomingIn = ({ ceremonies = [] }: Pick<CaseRow, 'ceremonies'>, now = Date.now()): readonly Ceremony[] =>
  ceremonies.filter(({ endsOn }) => Date.parse(endsOn) > now);

/** What becomes of services on the calendar when their case ends (docs/decisions.md, Calendar). */
const becomes: Partial<Record<CaseStatus, string>> = {
  completed: 'Still on the calendar, and they stay there. Take off what won’t take place:',
  cancelled: 'These services leave the calendar:',
};

/** Says which services of cases are still to come, and what becomes of them with the chosen status. Nothing if there are none, or nothing becomes of them. */
export const UpcomingCeremonies = ({ rows, to }: { rows: readonly CaseRow[]; to: CaseStatus | '' }) => {
  const { locationId } = useWorkspace();
  const title = to === '' ? undefined : becomes[to];
  const found = rows.flatMap((row) => upcomingIn(row).map((service) => ({ row, service })));
  if (title === undefined || found.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-4">
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {found.map(({ row, service }) => (
          <li key={service.id} className="wrap-anywhere">
            {rows.length > 1 && `${row.decedentFullName}: `}
            <TextLink to={workPaths.calendar({ locationId, date: dayOf(service.startsAt) })} target="_blank">
              {ceremonyWords(service)}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">The calendar opens in a new tab.</p>
    </div>
  );
};
