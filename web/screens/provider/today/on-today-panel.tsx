import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Church, Flower2, type LucideIcon, MessagesSquare, Truck } from 'lucide-react';
import { timeWords } from '#shared/calendar/words.ts';
import type { RemovalInShort, TodayEntry } from '#shared/today/on-today.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { MapLink } from '#web/parts/map-link.tsx';
import { WithPhones } from '#web/parts/with-phones.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

const icons: Readonly<Record<TodayEntry['kind'], { icon: LucideIcon; label: string }>> = {
  removal: { icon: Truck, label: 'Removal' },
  service: { icon: Church, label: 'Service' },
  viewing: { icon: Flower2, label: 'Viewing' },
  conference: { icon: MessagesSquare, label: 'Conference' },
  other: { icon: CalendarClock, label: 'Other' },
};

/** Returns when it is, as Americans read a time: `2:30 PM`. A removal is on until the decedent is in care. */
function whenOf({ kind, time }: TodayEntry): string {
  if (time === null) return kind === 'removal' ? 'Now' : 'No time';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return timeWords(hours * 60 + minutes);
}

/** Says whom to call at the place of a removal, the way in, and the weight. */
const AtThePlace = ({ removal }: { removal: RemovalInShort }) => {
  const { releasingContact, removalAccess, weightPounds } = removal;
  return (
    <>
      {releasingContact && (
        <p>
          <WithPhones text={releasingContact} />
        </p>
      )}
      {removalAccess && (
        <p>
          <WithPhones text={removalAccess} />
        </p>
      )}
      {weightPounds !== undefined && <p className="tabular-nums">{weightPounds} lb</p>}
    </>
  );
};

const Entry = ({ entry }: { entry: TodayEntry }) => {
  const { locationId } = useWorkspace();
  const { icon, label } = icons[entry.kind];
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-2.5 in-data-[density=compact]:py-1 first:pt-0 last:pb-0">
      <span className="font-semibold tabular-nums">{whenOf(entry)}</span>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2">
          <Icon of={icon} size={16} className="text-muted" />
          <span>{entry.kind === 'removal' && entry.name !== label ? `${label}: ${entry.name}` : entry.name}</span>
        </p>
        {entry.caseId && (
          <p className="flex flex-wrap gap-x-2">
            <TextLink to={workPaths.caseDashboard({ locationId, caseId: entry.caseId })} className="break-words">
              {entry.decedentFullName}
            </TextLink>
            <span className="text-muted tabular-nums">{entry.caseNumber}</span>
          </p>
        )}
        {entry.place && (
          <p className="text-muted break-words">{entry.kind === 'removal' ? <MapLink place={entry.place} /> : entry.place}</p>
        )}
        {entry.removal && <AtThePlace removal={entry.removal} />}
      </div>
    </li>
  );
};

const Entries = () => {
  const found = useQuery({ ...query.tasks.getToday.queryOptions({ input: {} }), staleTime: 0, refetchInterval: 60_000 });
  if (found.isPending) return <SkeletonText lines={3} />;
  if (!found.data)
    return (
      <FailedQuery of={found} title="We couldn’t load today’s schedule.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  const { today, entries } = found.data;
  return (
    <>
      <p className="mb-3 text-muted">{formatCalendarDate(today)}</p>
      {entries.length === 0 ? (
        <p className="text-muted">Nothing is scheduled today.</p>
      ) : (
        <ul aria-label="Today’s schedule" className="divide-y divide-border">
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
};

/** Shows what is on at the home today: first what has no time, such as most removals, then the day in its order. */
export const OnTodayPanel = () => (
  <Panel title="Today’s schedule">
    <Entries />
  </Panel>
);
