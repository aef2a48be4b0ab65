import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type Segment<Value extends string> = { value: Value; label: ReactNode };

export type SegmentsProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `row` is one bar of short words, `cards` a grid that shows what each is about. */
  layout?: 'row' | 'cards';
};

const focused = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const looks = {
  row: {
    list: 'inline-flex flex-wrap gap-1 rounded-control border border-border bg-surface p-1',
    segment: 'inline-flex min-h-9 items-center rounded-chip px-3 pointer-coarse:min-h-11',
    chosen: 'bg-primary-soft font-semibold text-primary',
    other: 'text-muted hover:text-text',
  },
  cards: {
    list: 'grid grid-cols-2 gap-3 wide:grid-cols-4',
    segment: 'block rounded-control border p-3 sm:p-4',
    chosen: 'border-primary bg-primary-soft',
    other: 'border-border bg-surface hover:border-border-strong',
  },
};

/** Chooses one of a few views, immediately. For a choice that is sent, see `RadioGroup`. */
export const Segments = <Value extends string>({ label, segments, value, onChange, layout = 'row' }: SegmentsProps<Value>) => {
  const name = useId();
  const look = looks[layout];
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{label}</legend>
      <div className={look.list}>
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(
              'cursor-pointer transition-colors duration-(--hover)',
              focused,
              look.segment,
              segment.value === value ? look.chosen : look.other,
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
