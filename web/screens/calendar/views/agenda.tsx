import { useId } from 'react';
import { dayPartOf } from '#shared/calendar/day-layout.ts';
import { daysOf, rangeOf } from '#shared/calendar/ranges.ts';
import { dayWords } from '#shared/calendar/words.ts';
import { useOpenCalendar } from '../calendar-context.ts';
import { EntryBlock } from './entry-block.tsx';

/** Shows the days that have entries one below the other, for a phone. */
export const Agenda = () => {
  const { entries, address, setup } = useOpenCalendar();
  const id = useId();
  const days = daysOf(rangeOf(address.view, address.date))
    .filter((day) => address.view !== 'month' || day.slice(0, 7) === address.date.slice(0, 7))
    .map((day) => ({ day, own: entries.filter((entry) => dayPartOf(entry, day)) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {days.map(({ day, own }) => (
        <section key={day} aria-labelledby={`${id}${day}`}>
          <h2 id={`${id}${day}`} className="mb-2 font-sans text-sm font-semibold">
            {day === setup.today ? `Today, ${dayWords(day)}` : dayWords(day)}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {own.map((entry) => (
              <li key={entry.id}>
                <EntryBlock entry={entry} layout="card" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
