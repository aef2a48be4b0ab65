import { classNames } from './class-names.ts';

/** A part of a whole: its name, its size, and the class of its color. */
type StackedPart = { name: string; value: number; words: string; color: string };

export type StackedBarProps = {
  /** Says in one sentence what the bar shows: the image's name for people who can't see it. */
  label: string;
  parts: readonly StackedPart[];
};

const Swatch = ({ color }: { color: string }) => (
  <span aria-hidden="true" className={classNames('size-3 shrink-0 rounded-chip border border-border-strong', color)} />
);

/** Shows parts of a whole beside one another, with a key that names each. It is an image: the screen offers the numbers as a table. */
export const StackedBar = ({ label, parts }: StackedBarProps) => {
  const shown = parts.filter(({ value }) => value > 0);
  return (
    <div role="img" aria-label={label} className="grid content-start gap-3 print:[print-color-adjust:exact]">
      <div className="flex h-10 gap-0.5 overflow-hidden rounded-control bg-sunken">
        {shown.map(({ name, value, words, color }) => (
          // A small part is still seen.
          <span key={name} title={`${name}: ${words}`} className={classNames('min-w-1', color)} style={{ flexGrow: value }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
        {shown.map(({ name, words, color }) => (
          <li key={name} className="flex items-center gap-1.5">
            <Swatch color={color} />
            <span>{name}</span>
            <span className="font-semibold tabular-nums">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
