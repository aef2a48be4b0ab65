import { dayPartOf } from '#shared/calendar/day-layout.ts';
import { daysOf, rangeOf } from '#shared/calendar/ranges.ts';
import { dayWords } from '#shared/calendar/words.ts';
import { useOpenCalendar } from '../calendar-context.ts';
import { isInLane, type Lane } from '../lanes.ts';
import { EntryBlock } from './entry-block.tsx';

const cell = 'border border-border p-1 align-top';

/** Shows a week with a row for each person, room, or vehicle. */
export const LaneWeek = ({ lanes, all, label }: { lanes: readonly Lane[]; all: readonly Lane[]; label: string }) => {
  const { entries, address, setup } = useOpenCalendar();
  const days = daysOf(rangeOf('week', address.date));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border border-border bg-surface">
      <table className="w-full min-w-240 table-fixed border-collapse">
        <thead>
          <tr>
            <td className="w-36 border border-border" />
            {days.map((day) => (
              <th key={day} scope="col" className="border border-border px-2 py-1.5 text-left text-sm font-semibold">
                {day === setup.today && <span className="sr-only">Today, </span>}
                <span className={day === setup.today ? 'text-primary' : undefined}>{dayWords(day, 'short')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.id}>
              <th scope="row" className="border border-border px-2 py-1.5 text-left align-top text-sm font-semibold">
                {lane.name}
              </th>
              {days.map((day) => (
                <td key={day} data-day={day} data-lane={lane.id ?? ''} className={cell}>
                  <ul className="grid min-h-8 content-start gap-0.5">
                    {entries
                      .filter((entry) => isInLane(entry, lane, all) && dayPartOf(entry, day))
                      .map((entry) => (
                        <li key={entry.id} className="min-w-0">
                          <EntryBlock entry={entry} layout="line" day={day} />
                        </li>
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
