import { type CSSProperties, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { dayPartOf, layOutDay } from '#shared/calendar/day-layout.ts';
import { dayWords, timeWords } from '#shared/calendar/words.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { dayOf, minutesOf, wallTimeAt, wallTimeOf } from '#shared/values/wall-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { useDisplay } from '#web/workspace/use-display.ts';
import { useOpenCalendar } from '../calendar-context.ts';
import type { DropAttributes } from '../moving/use-drag.ts';
import { EntryBlock } from './entry-block.tsx';

/** A column of the grid: a day, perhaps of one person, room, or vehicle. */
export type GridColumn = { key: string; day: string; lane?: string | null; title: string; entries: readonly CalendarEntry[] };

/** The hours that are shown even if nothing is in them. */
const USUAL = { from: 7, to: 20 };

/** Checks whether an entry only reaches into the early hours of a day: it isn't worth a grid that begins at midnight. */
const isFromNight = (entry: CalendarEntry, day: string) =>
  !entry.isTimeOpen && dayOf(entry.startsAt) < day && (dayPartOf(entry, day)?.to ?? 0) <= USUAL.from * 60;

const isAbove = (entry: CalendarEntry, day: string) => entry.isTimeOpen || isFromNight(entry, day);
const inHours = ({ entries, day }: GridColumn) => entries.filter((entry) => !isAbove(entry, day));

type Hours = { from: number; to: number };

function hoursOf(columns: readonly GridColumn[]): Hours {
  const parts = columns.flatMap((column) => inHours(column).flatMap((entry) => dayPartOf(entry, column.day) ?? []));
  return {
    from: Math.min(USUAL.from, ...parts.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(USUAL.to, ...parts.map(({ to }) => Math.ceil(to / 60))),
  };
}

const dropOf = ({ day, lane }: GridColumn): DropAttributes => ({
  'data-day': day,
  ...(lane === undefined ? {} : { 'data-lane': lane ?? '' }),
});

const Head = ({ column, id }: { column: GridColumn; id: string }) => {
  const { setup, address, hrefOf } = useOpenCalendar();
  const isToday = column.day === setup.today;
  const words = isToday ? <span className="sr-only">Today, </span> : null;
  return (
    <h2
      id={id}
      className={classNames(
        'truncate border-l border-border focus:-outline-offset-3 px-2 py-1.5 font-sans text-sm font-semibold',
        isToday ? 'text-primary' : 'text-text',
      )}
    >
      {words}
      {address.view === 'week' ? (
        <Link to={hrefOf({ view: 'day', date: column.day })} className="rounded-chip hover:underline">
          {column.title}
        </Link>
      ) : (
        column.title
      )}
    </h2>
  );
};

const placedIn = (column: GridColumn) => layOutDay(inHours(column), column.day);

/** A column whose entries are beside each other gets the width of two, so that they can be read. */
const trackOf = (column: GridColumn) =>
  placedIn(column).some(({ columns }) => columns > 1) ? 'minmax(11rem, 2fr)' : 'minmax(6.5rem, 1fr)';

/** An hour, the height of a line, and what a block needs for its border and the gap below it. Pixels. */
const hourHeights = { compact: 36, comfortable: 48 } as const;
const [LINE, FRAME] = [16, 4];
const roomOf = ({ from, to }: { from: number; to: number }, hour: number) =>
  Math.floor((((to - from) / 60) * hour - FRAME) / LINE);

/** The time of now on today's column. */
const NowLine = ({ day, hours }: { day: string; hours: Hours }) => {
  const { setup } = useOpenCalendar();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const wall = wallTimeOf(new Date(now).toISOString(), setup.timeZone);
  const at = minutesOf(wall) / 60;
  if (dayOf(wall) !== day || at < hours.from || at > hours.to) return null;
  const top = `calc(${at - hours.from} * var(--hour))`;
  return (
    <li aria-hidden="true" className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-danger" style={{ top }} />
  );
};

/** A press on an empty hour proposes its half hour. */
const PRESS_STEP = 30;

type BodyProps = { column: GridColumn; hours: Hours; hour: number; labelledBy: string };

/** The entries of a column at their hours. */
const Body = ({ column, hours, hour, labelledBy }: BodyProps) => {
  const placed = placedIn(column);
  const { mayChange, add } = useOpenCalendar();
  const first = hours.from * 60;
  // A drag that ends here began on an entry.
  const wasPressed = useRef(false);
  const addAt = ({ target, currentTarget, clientY }: MouseEvent<HTMLElement>) => {
    if (!mayChange || !wasPressed.current || target !== currentTarget) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const at = first + ((clientY - top) / height) * (hours.to - hours.from) * 60;
    add(wallTimeAt(column.day, Math.floor(at / PRESS_STEP) * PRESS_STEP));
  };
  const place = ({ from, to, column: nth, columns }: (typeof placed)[number]): CSSProperties => ({
    top: `calc(${(from - first) / 60} * var(--hour))`,
    height: `calc(${(to - from) / 60} * var(--hour) - 2px)`,
    left: `calc(${(nth * 100) / columns}% + 2px)`,
    width: `calc(${100 / columns}% - 4px)`,
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Add entry does the same by keyboard
    <ul
      aria-labelledby={labelledBy}
      {...dropOf(column)}
      onPointerDown={({ target, currentTarget }) => {
        wasPressed.current = target === currentTarget;
      }}
      onClick={addAt}
      data-from={first}
      data-minutes={(hours.to - hours.from) * 60}
      className="relative border-l border-border bg-[linear-gradient(to_bottom,var(--border)_1px,transparent_1px)] bg-size-[100%_var(--hour)]"
      style={{ height: `calc(${hours.to - hours.from} * var(--hour))` }}
    >
      <NowLine day={column.day} hours={hours} />
      {placed.map((each) => (
        <li key={each.entry.id} className="absolute" style={place(each)}>
          <EntryBlock
            entry={each.entry}
            layout="block"
            room={roomOf(each, hour)}
            isBeside={each.columns > 1}
            day={column.day}
            className="h-full"
          />
        </li>
      ))}
    </ul>
  );
};

/** The entries of a column that have no time, or are over before its hours begin. */
const OpenTimes = ({ column, labelledBy }: { column: GridColumn; labelledBy: string }) => (
  <ul
    aria-labelledby={labelledBy}
    {...dropOf(column)}
    className="grid min-h-8 content-start gap-0.5 border-b border-l border-border p-0.5"
  >
    {column.entries
      .filter((entry) => isAbove(entry, column.day))
      .map((entry) => (
        <li key={entry.id} className="min-w-0">
          <EntryBlock entry={entry} layout="line" day={column.day} />
        </li>
      ))}
  </ul>
);

/** Shows days, or people, rooms, and vehicles of a day, as columns with a scale of hours. */
export const TimeGrid = ({ columns, label }: { columns: readonly GridColumn[]; label: string }) => {
  const id = useId();
  const { density } = useDisplay();
  const hours = hoursOf(columns);
  const tracks = { gridTemplateColumns: `4.5rem ${columns.map(trackOf).join(' ')}` };
  const hour = hourHeights[density === 'compact' ? 'compact' : 'comfortable'];
  const isOvernight = columns.some(({ entries, day }) => entries.some((entry) => isFromNight(entry, day)));
  const style = { '--hour': `${hour / 16}rem`, ...tracks } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card border border-border bg-surface">
      <div className="grid" style={style}>
        <div className="border-b border-border" />
        {columns.map((column) => (
          <div key={column.key} className="border-b border-border">
            <Head column={column} id={`${id}${column.key}`} />
          </div>
        ))}
        <p className="border-b border-border px-1.5 py-1 text-right text-xs text-muted">
          {isOvernight ? 'Overnight, no time' : 'No time'}
        </p>
        {columns.map((column) => (
          <OpenTimes key={column.key} column={column} labelledBy={`${id}${column.key}`} />
        ))}
        <div aria-hidden="true">
          {Array.from({ length: hours.to - hours.from }, (_, nth) => (
            <p key={timeWords((hours.from + nth) * 60)} className="h-(--hour) pr-1.5 text-right text-xs text-muted tabular-nums">
              {timeWords((hours.from + nth) * 60)}
            </p>
          ))}
        </div>
        {columns.map((column) => (
          <Body key={column.key} column={column} hours={hours} hour={hour} labelledBy={`${id}${column.key}`} />
        ))}
      </div>
    </section>
  );
};

/** Returns the title of a day's column. */
export const dayTitle = (day: string): string => dayWords(day, 'short');
