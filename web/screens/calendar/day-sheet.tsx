import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { conflictsOf } from '#shared/calendar/conflicts.ts';
import { dayWords, placeWords, spanWords } from '#shared/calendar/words.ts';
import type { CalendarSetup, DaySheetEntry } from '#shared/contract/calendar-views.ts';
import { calendarKind } from '#shared/model/enumerations/calendar.ts';
import { addDays } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { query } from '#web/session/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { addressOf } from './calendar-address.ts';
import { conflictWords, namedWords, namesOf } from './lanes.ts';
import { useCalendarSetup } from './use-calendar.ts';

/** On a phone, the cells of an entry are below each other; on paper they never are. */
const stacked = 'not-print:max-md:block';
const cell =
  'border-t border-border py-2 pr-4 text-left align-top font-normal not-print:max-md:block not-print:max-md:border-0 not-print:max-md:py-0.5';

/** People with the phone numbers by which they are reached. */
const PeopleCell = ({ entry, setup }: { entry: DaySheetEntry; setup: CalendarSetup }) => {
  const people = setup.people.filter(({ id }) => entry.people.includes(id));
  return (
    <ul>
      {people.map(({ id, fullName, phone }) => (
        <li key={id}>
          {fullName}
          {phone && <span className="whitespace-nowrap tabular-nums">, {phone}</span>}
        </li>
      ))}
    </ul>
  );
};

const lines = (...parts: readonly string[]) =>
  parts.filter(Boolean).map((part) => (
    <span key={part} className="block">
      {part}
    </span>
  ));

const SheetRow = ({ entry, setup, conflict }: { entry: DaySheetEntry; setup: CalendarSetup; conflict: string | null }) => (
  <tr className={`${stacked} not-print:max-md:border-t not-print:max-md:border-border not-print:max-md:py-2`}>
    <th scope="row" className={`${cell} whitespace-nowrap tabular-nums print:whitespace-normal`}>
      {spanWords(entry)}
    </th>
    <td className={`${cell} wrap-anywhere`}>
      <span className="font-semibold">{entry.title}</span>
      {entry.title !== calendarKind.label(entry.kind) && <span className="text-muted"> ({calendarKind.label(entry.kind)})</span>}
      {lines([entry.decedentName, entry.caseNumber].filter(Boolean).join(', '))}
      {conflict && <span className="block font-semibold">{conflict}</span>}
      {entry.note && <span className="mt-1 block whitespace-pre-line">{entry.note}</span>}
    </td>
    <td className={`${cell} wrap-anywhere`}>{lines(placeWords(entry), entry.phone)}</td>
    <td className={cell}>
      <PeopleCell entry={entry} setup={setup} />
    </td>
    <td className={cell}>{namedWords(entry.resources, namesOf(setup))}</td>
    <td className={cell}>{lines(entry.contactName, entry.contactPhone)}</td>
  </tr>
);

const heads = ['Time', 'What', 'Place', 'People', 'Rooms and vehicles', 'First contact'];

const Table = ({ entries, setup }: { entries: readonly DaySheetEntry[]; setup: CalendarSetup }) => {
  const conflicts = conflictsOf(entries, setup.timeZone);
  if (entries.length === 0) return <p>Nothing is on the calendar for this day.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys
    <section aria-label="Entries of the day" tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className={`w-full border-collapse md:min-w-180 print:min-w-0 print:text-xs ${stacked}`}>
        <thead className="not-print:max-md:sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="pb-1 pr-4 text-left text-xs font-semibold text-muted">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacked}>
          {entries.map((entry) => (
            <SheetRow
              key={entry.id}
              entry={entry}
              setup={setup}
              conflict={conflictWords(conflicts.get(entry.id), entries, namesOf(setup))}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Sheet = ({ setup, date }: { setup: CalendarSetup; date: string }) => {
  const sheet = useQuery(query.calendar.getDaySheet.queryOptions({ input: { date } }));
  if (sheet.data)
    return (
      <>
        <Table entries={sheet.data.entries} setup={setup} />
        {setup.homePhone && <p className="mt-4 text-muted">Funeral home: {setup.homePhone}</p>}
      </>
    );
  if (sheet.isPending) return <SkeletonText lines={6} />;
  return <FailedQuery of={sheet} title="We couldn’t load the day sheet." />;
};

/** /locations/{locationId}/calendar/day-sheet: everything of a day with its people, vehicles, places, and phone numbers, to print. */
export const Component = () => {
  const { locationId, locationName } = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const setup = useCalendarSetup();
  const { date } = addressOf(search, setup.data?.today ?? '');
  const go = (by: 1 | -1) => setSearch({ date: addDays(date, by) });
  return (
    <WorkspacePage
      title={date === '' ? 'Day sheet' : `Day sheet, ${dayWords(date, 'long')}`}
      lead={locationName}
      above={
        <TextLink to={workPaths.calendar({ locationId })} className="print:hidden">
          Calendar
        </TextLink>
      }
      actions={
        date !== '' && (
          <div className="flex items-center gap-1 print:hidden">
            <IconButton icon={ChevronLeft} label="Previous day" onClick={() => go(-1)} />
            <IconButton icon={ChevronRight} label="Next day" onClick={() => go(1)} />
            <Button look="primary" size="compact" icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        )
      }
    >
      {setup.data ? (
        <Sheet setup={setup.data} date={date} />
      ) : setup.isPending ? (
        <SkeletonText lines={6} />
      ) : (
        <FailedQuery of={setup} title="We couldn’t load the day sheet." />
      )}
    </WorkspacePage>
  );
};
