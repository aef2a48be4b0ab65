import { TriangleAlert } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { dayWords, laterDayWords, placeWords, spanWords, timeWords } from '#shared/calendar/words.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { type CalendarKind, calendarKind } from '#shared/model/enumerations/calendar.ts';
import { dayOf, minutesOf } from '#shared/values/wall-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useOpenCalendar } from '../calendar-context.ts';
import { conflictWords } from '../lanes.ts';
import { movedEntry } from '../moving/move-target.ts';
import { useDrag } from '../moving/use-drag.ts';

const tones: Record<CalendarKind, string> = {
  service: 'bg-primary-soft border-primary',
  viewing: 'bg-info-soft border-info',
  conference: 'bg-success-soft border-success',
  removal: 'bg-warning-soft border-warning',
  other: 'bg-sunken border-border-strong',
};

/** In a block, a line that doesn't fit wraps out of sight: half a line can't be read. */
const contentLooks = {
  block: 'flex h-full flex-col flex-wrap content-start overflow-hidden *:w-full',
  line: 'flex min-w-0 items-center gap-1',
  card: 'block h-full',
} as const;

/** A block gives all its height to whole lines. */
const paddings = { block: 'px-1.5', line: 'px-1 py-0.5', card: 'px-3 py-2 text-sm' } as const;

type EntryBlockProps = {
  entry: CalendarEntry;
  /** `block` fills its place in a scale of hours, `line` is one line of a day, `card` says all of it. */
  layout: 'block' | 'line' | 'card';
  /** How many lines of text a block has room for. One is a `line`. */
  room?: number;
  /** The block is beside another, so that its lines are short. */
  isBeside?: boolean;
  /** The day on which it is drawn, which may be a later one than that on which it begins. */
  day?: string;
  style?: CSSProperties;
  className?: string;
};

type TimeProps = { entry: CalendarEntry; day: string | undefined; isWhole: boolean };

/** Its time as shown, and the rest of it for screen readers: when it ends, and on which day. On a later day, it says until when. */
const Time = ({ entry, day, isWhole }: TimeProps) => {
  const { isTimeOpen, startsAt } = entry;
  const [whole, begin] = [spanWords(entry), timeWords(minutesOf(startsAt))];
  if (isWhole) return whole;
  if (day && !isTimeOpen && dayOf(startsAt) < day)
    return (
      <>
        {laterDayWords(entry, day)}
        <span className="sr-only">
          , from {dayWords(dayOf(startsAt))}, {begin}
        </span>
      </>
    );
  const rest = isTimeOpen ? whole : whole.slice(begin.length);
  return (
    <>
      {!isTimeOpen && begin}
      <span className="sr-only">
        {rest}, {dayWords(dayOf(startsAt))}
      </span>
    </>
  );
};

type WordsProps = Pick<EntryBlockProps, 'entry' | 'day'> & { place: string; conflict: string | null };

/** What an entry says in one line. Its name is its content, so that what is seen can also be spoken. */
const LineWords = ({ entry, day, place, conflict }: WordsProps) => (
  <>
    {conflict && (
      <span className="text-danger">
        <Icon of={TriangleAlert} size={14} />
        <span className="sr-only">{conflict}, </span>
      </span>
    )}
    <span className="relative truncate">
      <span className="sr-only">{calendarKind.label(entry.kind)}: </span>
      <span className="tabular-nums">
        <Time {...{ entry, day }} isWhole={false} />
      </span>{' '}
      {entry.title}
      {entry.decedentName && <span className="text-muted">, {entry.decedentName}</span>}
      {place && <span className="sr-only">, {place}</span>}
    </span>
  </>
);

type BlockWordsProps = WordsProps & { layout: 'block' | 'card'; room: number; isBeside: boolean };

/** What an entry says in several lines. Where only two fit, whose it is follows the time in the second. */
const BlockWords = ({ entry, day, layout, room, isBeside, place, conflict }: BlockWordsProps) => {
  const { kind, title, decedentName } = entry;
  const isMarked = conflict !== null && layout === 'block' && (isBeside || room < 5);
  const isShort = layout === 'block' && room < 3;
  return (
    <>
      <span
        className={classNames('relative block font-semibold', isBeside && room > 3 ? 'line-clamp-2 wrap-anywhere' : 'truncate')}
      >
        {isMarked && <Icon of={TriangleAlert} size={14} className="mr-1 inline align-[-2px] text-danger" />}
        <span className="sr-only">{calendarKind.label(kind)}: </span>
        {title}
        {isMarked && <span className="sr-only"> {conflict}</span>}
      </span>
      {conflict && !isMarked && (
        <span className="flex items-center gap-1 font-semibold text-danger">
          <Icon of={TriangleAlert} size={14} />
          <span className="min-w-0 truncate">{conflict}</span>
        </span>
      )}
      <span className="relative block truncate tabular-nums">
        <Time {...{ entry, day }} isWhole={layout === 'card'} />
        {isShort && decedentName && `, ${decedentName}`}
      </span>
      {!isShort && decedentName && <span className="block truncate">{decedentName}</span>}
      {place && <span className="block truncate text-muted">{place}</span>}
    </>
  );
};

/** Everything that an entry says, as the tooltip: its block may be too small to show it. */
function labelOf(entry: CalendarEntry, place: string, conflict: string | null): string {
  const { kind, title, decedentName } = entry;
  const day = dayWords(dayOf(entry.startsAt));
  return [calendarKind.label(kind), title, decedentName, day, spanWords(entry), place, conflict].filter(Boolean).join(', ');
}

/** Shows one entry as a button that opens it. Those who may change it drag it, or move it with Shift and an arrow key. */
export const EntryBlock = ({ entry, layout: wanted, room = 2, isBeside = false, day, style, className }: EntryBlockProps) => {
  const { address, moves, mayChange, open, all, conflicts, names, setup } = useOpenCalendar();
  const layout = wanted === 'block' && room < 2 ? 'line' : wanted;
  const isMovable = mayChange && layout !== 'card';
  const { offset, takesPress, handlers } = useDrag({
    entry,
    by: address.by,
    isMovable,
    onMove: (target) => moves.move(entry, target),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isHandled =
      (isMovable && event.shiftKey && moves.press(entry, event.key)) || (event.key === 'Escape' && moves.takeBack());
    if (isHandled) event.preventDefault();
  };
  const place = placeWords(entry, setup.resources);
  // While it is dragged, it says when it would be. What it conflicts with there isn't known yet.
  const shown = offset?.target ? movedEntry(entry, offset.target) : entry;
  const conflict = offset ? null : conflictWords(conflicts.get(entry.id), all, names);
  const words = { entry: shown, day: offset ? undefined : day, place, conflict };
  return (
    <button
      type="button"
      data-entry={entry.id}
      {...handlers}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!takesPress()) return;
        void moves.settle(entry).then(open);
      }}
      style={{ ...style, ...(offset ? { translate: `${offset.x}px ${offset.y}px` } : {}) }}
      className={classNames(
        'min-h-6 w-full overflow-hidden rounded-chip border border-l-4 text-left text-xs text-text focus-visible:z-20',
        paddings[layout],
        tones[entry.kind],
        conflict &&
          'not-focus-visible:outline-2 not-focus-visible:-outline-offset-2 not-focus-visible:outline-danger not-focus-visible:outline-dashed',
        offset && 'pointer-events-none z-30 opacity-80 shadow-3',
        isMovable && 'cursor-grab',
        className,
      )}
    >
      <span title={labelOf(entry, place, conflict)} className={contentLooks[layout]}>
        {layout === 'line' ? <LineWords {...words} /> : <BlockWords {...words} {...{ layout, room, isBeside }} />}
      </span>
    </button>
  );
};
