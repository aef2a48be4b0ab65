import { ChevronLeft, ChevronRight } from 'lucide-react';
import { calendarViews, rangeOf, stepped } from '#shared/calendar/ranges.ts';
import { dayWords } from '#shared/calendar/words.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { type CalendarAddress, type CalendarBy, calendarBys } from './calendar-address.ts';
import type { Lane } from './lanes.ts';

const viewLabels = { day: 'Day', week: 'Week', month: 'Month' } as const;
const byLabels: Record<CalendarBy, string> = { all: 'Everything', person: 'By person', room: 'By room', vehicle: 'By vehicle' };
const eachLabels: Record<CalendarBy, string> = { all: '', person: 'Everyone', room: 'All rooms', vehicle: 'All vehicles' };

/** Writes which days are shown. */
export function shownWords({ view, date }: Pick<CalendarAddress, 'view' | 'date'>): string {
  if (view === 'day') return dayWords(date, 'long');
  if (view === 'month') return dayWords(date, 'month');
  const { from, to } = rangeOf('week', date);
  return `${dayWords(from, 'short')} to ${dayWords(to, 'short')}, ${to.slice(0, 4)}`;
}

type CalendarBarProps = {
  address: CalendarAddress;
  today: string;
  lanes: readonly Lane[];
  onChange: (changes: Partial<CalendarAddress>) => void;
};

/** Goes through the days, and chooses how they are shown. */
export const CalendarBar = ({ address, today, lanes, onChange }: CalendarBarProps) => {
  const { view, date, by, of } = address;
  const unit = viewLabels[view].toLowerCase();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <Button size="compact" onClick={() => onChange({ date: today })}>
          Today
        </Button>
        <IconButton
          icon={ChevronLeft}
          label={`Previous ${unit}`}
          className="size-9"
          onClick={() => onChange({ date: stepped(view, date, -1) })}
        />
        <IconButton
          icon={ChevronRight}
          label={`Next ${unit}`}
          className="size-9"
          onClick={() => onChange({ date: stepped(view, date, 1) })}
        />
        <p role="status" className="ml-1 font-serif text-lg font-semibold">
          {shownWords(address)}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <Segments
          label="Show by"
          segments={calendarViews.map((value) => ({ value, label: viewLabels[value] }))}
          value={view}
          onChange={(value) => onChange({ view: value })}
        />
        <Select
          label="What to show"
          isLabelHidden
          className="w-40"
          value={by}
          onChange={(event) => onChange({ by: event.target.value as CalendarBy })}
          options={calendarBys.map((value) => ({ value, label: byLabels[value] }))}
        />
        {by !== 'all' && (
          <Select
            label={byLabels[by].replace('By', 'Which')}
            isLabelHidden
            className="w-44"
            value={of}
            emptyLabel={eachLabels[by]}
            onChange={(event) => onChange({ of: event.target.value })}
            options={lanes.map(({ id, name }) => ({ value: id ?? '', label: name }))}
          />
        )}
      </div>
    </div>
  );
};
