import { conflictsOf } from '#shared/calendar/conflicts.ts';
import { spanWords } from '#shared/calendar/words.ts';
import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import { MAX_ENTRY_DAYS } from '#shared/model/calendar.ts';
import { daysBetween } from '#shared/values/dates.ts';
import { dayOf, isWallTime } from '#shared/values/wall-time.ts';
import { Banner } from '#web/ui/banner.tsx';
import { namedWords, namesOf } from '../lanes.ts';
import { useEntries } from '../use-calendar.ts';
import type { EntryDraft } from './entry-draft.ts';

/** The id of an entry that has none yet. */
const NEW = 'new';

const rangeOfDraft = ({ startsAt, endsAt }: EntryDraft) => {
  if (!isWallTime(startsAt) || !isWallTime(endsAt) || endsAt < startsAt) return null;
  const range = { from: dayOf(startsAt), to: dayOf(endsAt) };
  return daysBetween(range.from, range.to) > MAX_ENTRY_DAYS ? null : range;
};

/** Says which people, rooms, and vehicles of a draft another entry needs at the same time. It may be saved all the same. */
export const EntryConflicts = ({ id, draft, setup }: { id: string | null; draft: EntryDraft; setup: CalendarSetup }) => {
  const list = useEntries(rangeOfDraft(draft));
  const others = (list.data?.entries ?? []).filter((entry) => entry.id !== id);
  const range = rangeOfDraft(draft);
  const found = range ? (conflictsOf([{ ...draft, id: NEW }, ...others], setup.timeZone).get(NEW) ?? []) : [];
  const names = namesOf(setup);
  return (
    <div role="status">
      {found.length > 0 && (
        <Banner tone="warning" title="Already needed at this time">
          <ul>
            {found.map((conflict) => {
              const other = others.find((entry) => entry.id === conflict.with);
              return (
                other && (
                  <li key={other.id}>
                    {namedWords([...conflict.resources, ...conflict.people], names)}: {other.title}, {spanWords(other)}
                  </li>
                )
              );
            })}
          </ul>
        </Banner>
      )}
    </div>
  );
};
