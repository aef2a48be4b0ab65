import { conflictsOf } from '#shared/calendar/conflicts.ts';
import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import { type CalendarEntry, MAX_ENTRY_DAYS } from '#shared/model/calendar.ts';
import { daysBetween } from '#shared/values/dates.ts';
import { dayOf, isWallTime } from '#shared/values/wall-time.ts';
import { Banner } from '#web/ui/banner.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { conflictLines, namesOf } from '../lanes.ts';
import { useEntries } from '../use-calendar.ts';

/** The id of an entry that has none yet. */
const NEW = 'new';

type Booked = Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'isTimeOpen' | 'people' | 'resources'>;

const rangeOfBooked = ({ startsAt, endsAt }: Booked) => {
  if (!isWallTime(startsAt) || !isWallTime(endsAt) || endsAt < startsAt) return null;
  const range = { from: dayOf(startsAt), to: dayOf(endsAt) };
  return daysBetween(range.from, range.to) > MAX_ENTRY_DAYS ? null : range;
};

/** Returns, in words, which people, rooms, and vehicles of an entry another one needs at the same time. `id` is null for a new entry. */
export const useConflictLines = (id: string | null, booked: Booked, setup: CalendarSetup): string[] => {
  const range = rangeOfBooked(booked);
  const list = useEntries(range);
  if (!range) return [];
  const { startsAt, endsAt, isTimeOpen, people, resources } = booked;
  const own = { id: id ?? NEW, startsAt, endsAt, isTimeOpen, people, resources };
  const others = (list.data?.entries ?? []).filter((entry) => entry.id !== id);
  return conflictLines(conflictsOf([own, ...others], setup.timeZone).get(own.id), others, namesOf(setup));
};

/** Says what another entry needs at the same time, at the foot of the dialog, where it can’t be missed. It may be saved all the same. */
export const EntryConflicts = ({ lines, isAtFoot = false }: { lines: readonly string[]; isAtFoot?: boolean }) => (
  <div role="status" className={classNames(isAtFoot && 'z-10 empty:hidden [@media(min-height:40rem)]:sticky bottom-20')}>
    {lines.length > 0 && (
      <Banner tone="warning" title="Already needed at this time" className="py-2.5">
        <ul className="max-h-24 overflow-y-auto">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Banner>
    )}
  </div>
);
