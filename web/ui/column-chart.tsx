import { axisTop } from './chart-scale.ts';
import { classNames } from './class-names.ts';

type Column = {
  /** Names the column: 'Nov 3, 2026'. */
  name: string;
  value: number;
  /** The label under the axis; most columns have none. */
  tick?: string;
};

export type ColumnChartProps = {
  /** Says in one sentence what the chart shows: the image's name for people who can't see it. */
  label: string;
  columns: readonly Column[];
  /** Writes a value, such as an amount; as a number if missing. */
  words?: (value: number) => string;
  className?: string;
};

const numberWords = (value: number): string => value.toLocaleString('en-US');

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Returns the position of a column's middle, in percent of the plot. */
const middle = (at: number, count: number) => (100 * (at + 0.5)) / count;

type PeakProps = { at: number; count: number; value: number; top: number; words: (value: number) => string };

/** Shows the number of a column above it, moved inward if the column is at an edge. */
const Peak = ({ at, count, value, top, words }: PeakProps) => (
  <text
    x={`${middle(at, count)}%`}
    y={share(top - value, top)}
    dy={-6}
    textAnchor={at < count * 0.04 ? 'start' : at > count * 0.96 ? 'end' : 'middle'}
    className="fill-text text-xs font-semibold tabular-nums"
  >
    {words(value)}
  </text>
);

type PlotProps = { columns: readonly Column[]; top: number; words: (value: number) => string };

const Plot = ({ columns, top, words }: PlotProps) => {
  const most = Math.max(...columns.map(({ value }) => value));
  const peak = columns.findLastIndex(({ value }) => value === most && most > 0);
  const gap = columns.length > 40 ? 0.24 : 0.32;
  return (
    <svg width="100%" height="100%" className="absolute inset-0 overflow-visible" aria-hidden="true">
      {[0, 0.5, 1].map((part) => (
        <line key={part} x1="0" x2="100%" y1={share(part, 1)} y2={share(part, 1)} className="stroke-border" />
      ))}
      {columns.map(({ name, value }, at) => (
        <rect
          key={name}
          x={share(at + gap / 2, columns.length)}
          width={share(1 - gap, columns.length)}
          y={share(top - value, top)}
          height={share(value, top)}
          className="fill-primary"
        >
          <title>{`${name}: ${words(value)}`}</title>
        </rect>
      ))}
      {peak >= 0 && <Peak at={peak} count={columns.length} value={most} top={top} words={words} />}
    </svg>
  );
};

/** Shows counts over time as columns. It is an image: people who can't see it get its label, and the screen offers the numbers as a table. */
export const ColumnChart = ({ label, columns, words = numberWords, className }: ColumnChartProps) => {
  const top = axisTop(Math.max(...columns.map(({ value }) => value)));
  const axis = [top, top / 2, 0].map(words);
  return (
    <div role="img" aria-label={label} className={classNames('pt-5', className)}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 text-xs text-subtle tabular-nums">
        <div className="relative flex h-44 flex-col justify-between text-right sm:h-52 print:h-24">
          {axis.map((value) => (
            <span key={value} className="-my-2 leading-4">
              {value}
            </span>
          ))}
        </div>
        <div className="relative h-44 sm:h-52 print:h-24">
          <Plot columns={columns} top={top} words={words} />
        </div>
        <div className="relative col-start-2 h-6">
          {columns.map(({ name, tick }, at) => {
            const left = middle(at, columns.length);
            return (
              tick && (
                <span
                  key={name}
                  className="absolute top-1.5 whitespace-nowrap leading-4"
                  // Shifted by its position: the first label begins with the axis and the last ends with it, so none overhangs.
                  style={{ left: `${left}%`, translate: `-${left}% 0` }}
                >
                  {tick}
                </span>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
};
