import { CalendarPlus, CalendarX, Printer, Rss, Settings2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conflictsOf } from '#shared/calendar/conflicts.ts';
import { dayPartOf } from '#shared/calendar/day-layout.ts';
import { daysOf, rangeOf } from '#shared/calendar/ranges.ts';
import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { dayOf, type WallTime, wallTimeOf } from '#shared/values/wall-time.ts';
import { messageOf, problemOf } from '#web/session/index.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { addressOf, type CalendarAddress, withAddress } from './calendar-address.ts';
import { CalendarBar, shownWords } from './calendar-bar.tsx';
import { CalendarContext, type OpenCalendar, useOpenCalendar } from './calendar-context.ts';
import { beginsOn } from './entry/entry-draft.ts';
import { conflictWords, isInLane, type Lane, lanesOf, namesOf } from './lanes.ts';
import { useMoves } from './moving/use-moves.ts';
import { useCalendarSetup, useEntries } from './use-calendar.ts';
import { Agenda } from './views/agenda.tsx';
import { LaneWeek } from './views/lane-week.tsx';
import { MonthGrid } from './views/month-grid.tsx';
import { dayTitle, type GridColumn, TimeGrid } from './views/time-grid.tsx';

const EntryDialog = lazyPart(() => import('./entry/entry-dialog.tsx'));
const SubscribeDialog = lazyPart(() => import('./subscribe-dialog.tsx'));

const noneOf = { all: '', person: 'Nobody assigned', room: 'No room', vehicle: 'No vehicle' } as const;

/** Returns the lanes of the chosen kind, with one for entries that need none of them unless one lane is chosen. */
function shownLanes({ by, of }: CalendarAddress, lanes: readonly Lane[]): readonly Lane[] {
  const chosen = lanes.filter(({ id }) => id === of);
  return chosen.length > 0 ? chosen : [...lanes, { id: null, name: noneOf[by] }];
}

/** Shows the days as chosen: columns with hours, a table of a week, or a month. */
const View = ({ lanes }: { lanes: readonly Lane[] }) => {
  const { address, entries } = useOpenCalendar();
  const isNarrow = useIsNarrow();
  const { view, date, by, of } = address;
  const label = shownWords(address);
  if (isNarrow) return <Agenda />;
  if (view === 'month') return <MonthGrid />;
  const isByLane = by !== 'all' && of === '';
  if (view === 'week' && isByLane) return <LaneWeek lanes={shownLanes(address, lanes)} all={lanes} label={label} />;
  const columns: GridColumn[] =
    view === 'day' && by !== 'all'
      ? shownLanes(address, lanes).map((lane) => ({
          key: lane.id ?? 'none',
          day: date,
          lane: lane.id,
          title: lane.name,
          entries: entries.filter((entry) => dayPartOf(entry, date) && isInLane(entry, lane, lanes)),
        }))
      : daysOf(rangeOf(view, date)).map((day) => ({
          key: day,
          day,
          title: dayTitle(day),
          entries: entries.filter((entry) => dayPartOf(entry, day)),
        }));
  return <TimeGrid columns={columns} label={label} />;
};

/** Returns whether the address asks for the form of a new entry, as the search does, and what takes that out of it. */
function useAskedEntry(): [isAsked: boolean, stop: () => void] {
  const [search, setSearch] = useSearchParams();
  const stop = () => {
    const next = new URLSearchParams(search);
    next.delete('add');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const isAsked = search.get('add') === 'entry';
  return [isAsked, isAsked ? stop : () => undefined];
}

/** Gives the focus back to an entry that has moved to another day: by the keys, or back, because it couldn't be saved. */
function useKeptFocus(words: string, entries: readonly CalendarEntry[]) {
  const places = entries.map(({ id, startsAt }) => `${id} ${startsAt}`).join();
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? (target.dataset.entry ?? null) : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of a move may draw the entry in another place
  useEffect(() => {
    const id = focused.current;
    if (id === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus();
  }, [words, places]);
}

type LoadedProps = { setup: CalendarSetup; address: CalendarAddress; loaded: readonly CalendarEntry[] };
type Editing = { entry: CalendarEntry | null; startsAt: WallTime };

const Nothing = ({ address, hasAny, onAll }: { address: CalendarAddress; hasAny: boolean; onAll: () => void }) =>
  hasAny ? (
    <EmptyState
      icon={CalendarX}
      title="Nothing matches."
      action={<Button onClick={onAll}>Show everything</Button>}
      className="mb-4 py-6"
    >
      There are entries on these days, but not for what you chose.
    </EmptyState>
  ) : (
    <p className="mb-3 text-muted" role="status">
      {address.view === 'day' ? 'Nothing is on the calendar for this day.' : 'Nothing is on the calendar for these days.'}
    </p>
  );

const Loaded = ({ setup, address, loaded }: LoadedProps) => {
  const { may, whyNot, locationId } = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const [editing, setEditing] = useState<Editing | null>(null);
  const moves = useMoves((entry) => {
    const others = loaded.filter(({ id }) => id !== entry.id);
    return conflictWords(conflictsOf([entry, ...others], setup.timeZone).get(entry.id), others, namesOf(setup));
  });
  const all = loaded.map(moves.shown);
  useKeptFocus(moves.words, all);
  const lanes = lanesOf(address.by, setup, all);
  const chosen = lanes.find(({ id }) => id === address.of);
  const entries = chosen ? all.filter((entry) => isInLane(entry, chosen, lanes)) : all;
  const mayChange = may('cases.change');
  const nextStart = () => beginsOn(address.date, wallTimeOf(new Date(Date.now()).toISOString(), setup.timeZone));
  const [isAsked, stopAsking] = useAskedEntry();
  const edited = editing ?? (isAsked && mayChange ? { entry: null, startsAt: nextStart() } : null);
  const change = (changes: Partial<CalendarAddress>) =>
    setSearch(withAddress(search, address, changes), { replace: changes.date === undefined, preventScrollReset: true });
  const calendar: OpenCalendar = {
    address,
    setup,
    entries,
    all,
    conflicts: conflictsOf(all, setup.timeZone),
    names: useMemo(() => namesOf(setup), [setup]),
    moves,
    mayChange,
    open: (entry) => setEditing({ entry, startsAt: entry.startsAt }),
    add: (startsAt) => setEditing({ entry: null, startsAt }),
    hrefOf: (changes) => `${workPaths.calendar({ locationId })}?${withAddress(search, address, changes)}`,
  };
  return (
    <CalendarContext value={calendar}>
      <div className="mb-3 flex flex-wrap gap-2 print:hidden">
        {mayChange && (
          <Button look="primary" size="compact" icon={CalendarPlus} onClick={() => calendar.add(nextStart())}>
            Add entry
          </Button>
        )}
        <LinkButton size="compact" icon={Printer} to={workPaths.daySheet({ locationId, date: address.date })}>
          Day sheet
        </LinkButton>
        {may('location.change') && (
          <LinkButton size="compact" icon={Settings2} to={workPaths.calendarResources({ locationId })}>
            Rooms and vehicles
          </LinkButton>
        )}
        {may('calendar.subscribe') && <Subscribe />}
      </div>
      <CalendarBar address={address} today={setup.today} lanes={lanes} onChange={change} />
      {entries.length === 0 && <Nothing address={address} hasAny={all.length > 0} onAll={() => change({ by: 'all' })} />}
      <View lanes={lanes} />
      <p className={classNames('mt-2 text-xs text-muted print:hidden', mayChange && 'max-md:hidden')}>
        {whyNot('cases.change', 'add or move entries of the calendar') ??
          'Drag an entry to move it, or focus it and press Shift with an arrow key. Press Enter to open it.'}
      </p>
      <p role="status" className="sr-only">
        {moves.words}
      </p>
      {edited && (
        <EntryDialog
          key={edited.entry?.id ?? 'new'}
          entry={edited.entry}
          startsAt={edited.startsAt}
          setup={setup}
          onClose={() => {
            setEditing(null);
            stopAsking();
          }}
        />
      )}
    </CalendarContext>
  );
};

const Subscribe = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact" icon={Rss} onClick={() => setIsOpen(true)}>
        Subscribe
      </Button>
      {isOpen && <SubscribeDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const Waiting = () => (
  <div aria-busy="true" className="grid gap-3">
    <Skeleton className="h-9 w-96 max-w-full" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-160 w-full" />
  </div>
);

const Calendar = () => {
  const [search] = useSearchParams();
  const setup = useCalendarSetup();
  // The days of an address are known before the home's own day is; without one in it, the browser's day is most often the home's too.
  const here = addressOf(search, setup.data?.today ?? dayOf(new Date(Date.now()).toISOString()));
  const list = useEntries(rangeOf(here.view, here.date));
  const failed = [setup, list].find(({ error, data }) => error && !data);
  if (failed)
    return (
      <FailedPanel
        title="We couldn’t load the calendar."
        onRetry={() => void Promise.all([setup.refetch(), list.refetch()])}
        isRetrying={setup.isRefetching || list.isRefetching}
        requestId={problemOf(failed.error)?.requestId}
      >
        {messageOf(failed.error)}
      </FailedPanel>
    );
  if (!setup.data || !list.data) return <Waiting />;
  return <Loaded setup={setup.data} address={here} loaded={list.data.entries} />;
};

/** /locations/{locationId}/calendar: services, viewings, conferences, and removals of a home by day, week, and month. */
export const Component = () => (
  <WorkspacePage title="Calendar">
    <Calendar />
  </WorkspacePage>
);
