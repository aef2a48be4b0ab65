import { dayPartOf } from '#shared/calendar/day-layout.ts';
import { daysOf, rangeOf } from '#shared/calendar/ranges.ts';
import { dayWords } from '#shared/calendar/words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { useOpenCalendar } from '../calendar-context.ts';
import { EntryBlock } from './entry-block.tsx';

/** How many entries a day of the month shows. */
const MOST = 4;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const MonthDay = ({ day }: { day: string }) => {
  const { entries, setup, address, hrefOf } = useOpenCalendar();
  const own = entries.filter((entry) => dayPartOf(entry, day));
  const [isToday, isOther] = [day === setup.today, day.slice(0, 7) !== address.date.slice(0, 7)];
  const words = dayWords(day, 'long');
  return (
    <td data-day={day} className={classNames('h-28 border border-border p-1 align-top', isOther && 'bg-sunken')}>
      <Link
        to={hrefOf({ view: 'day', date: day })}
        aria-label={isToday ? `Today, ${words}` : words}
        className={classNames(
          'inline-flex size-6 items-center justify-center rounded-full text-xs font-semibold tabular-nums hover:bg-primary-soft',
          isToday ? 'bg-primary text-on-primary hover:text-primary' : 'text-muted',
        )}
      >
        {Number(day.slice(8))}
      </Link>
      <ul className="grid gap-0.5">
        {own.slice(0, MOST).map((entry) => (
          <li key={entry.id} className="min-w-0">
            <EntryBlock entry={entry} layout="line" day={day} />
          </li>
        ))}
      </ul>
      {own.length > MOST && (
        <Link
          to={hrefOf({ view: 'day', date: day })}
          className="inline-flex min-h-6 items-center rounded-chip px-1 text-xs font-semibold text-primary hover:underline"
        >
          {own.length - MOST} more<span className="sr-only"> on {words}</span>
        </Link>
      )}
    </td>
  );
};

/** Shows a month in whole weeks. */
export const MonthGrid = () => {
  const { address } = useOpenCalendar();
  const days = daysOf(rangeOf('month', address.date));
  const weeks = Array.from({ length: days.length / 7 }, (_, nth) => days.slice(nth * 7, nth * 7 + 7));
  return (
    <table className="w-full table-fixed border-collapse bg-surface">
      <caption className="sr-only">{dayWords(address.date, 'month')}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="px-1 py-1.5 text-left text-xs font-semibold text-muted">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay key={day} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
