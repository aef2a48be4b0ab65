import { useState } from 'react';
import {
  areaSpots,
  FIGURE,
  HALF_OUTLINE,
  markedSpots,
  type Spot,
  spotAt,
  toggledSite,
  vesselSpots,
  withFinding,
} from '#shared/custody/body/body-map.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import { rowsOf } from '#shared/custody/pages/preservation-page.ts';
import type { Answer } from '#shared/model/answer.ts';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Segments } from '#web/ui/segments.tsx';

type ListName = 'injectionSites' | 'drainageSites' | 'bodyFindings';

/** The lists that the diagram shows: each with a letter, so that nobody has to tell colors apart. */
const lists = {
  injectionSites: { label: 'Injection', letter: 'I', column: 'arterialSite', spots: vesselSpots, fill: 'fill-primary' },
  drainageSites: { label: 'Drainage', letter: 'D', column: 'arterialSite', spots: vesselSpots, fill: 'fill-warning' },
  bodyFindings: { label: 'Findings', letter: 'F', column: 'area', spots: areaSpots, fill: 'fill-danger' },
} as const;

/** Tells whether a field is one of the lists that the diagram shows. */
export const isBodyList = (name: string): name is ListName => Object.hasOwn(lists, name);

const WIDTH = 2 * FIGURE.width + FIGURE.gap;
const HEIGHT = FIGURE.height + 24;

export type BodyDiagramProps = {
  /** The lists that apply and may be changed; the others are only shown. */
  shown: readonly ListName[];
  editable: readonly ListName[];
  values: CareValues;
  onChange: (name: string, value: Answer) => void;
};

const Figure = ({ at, label }: { at: number; label: string }) => (
  <g transform={`translate(${at} 0)`}>
    <g className="fill-sunken stroke-border-strong">
      <path d={HALF_OUTLINE} strokeWidth={1.5} />
      <path d={HALF_OUTLINE} strokeWidth={1.5} transform={`translate(${FIGURE.width} 0) scale(-1 1)`} />
    </g>
    <text x={FIGURE.width / 2} y={HEIGHT - 4} textAnchor="middle" className="fill-muted text-[13px]">
      {label}
    </text>
  </g>
);

type Mark = { name: ListName; spot: Spot };

/** A letter in a circle. Marks of vessels that are used twice are beside each other. */
const MarkAt = ({ mark: { name, spot }, shift }: { mark: Mark; shift: number }) => (
  <g transform={`translate(${spot.x + shift} ${spot.y})`}>
    <circle r={8.5} strokeWidth={1.5} className={classNames(lists[name].fill, 'stroke-surface')} />
    <text y={4} textAnchor="middle" className="fill-surface text-[11px] font-bold">
      {lists[name].letter}
    </text>
  </g>
);

const marksOf = (names: readonly ListName[], values: CareValues): Mark[] =>
  names.flatMap((name) =>
    rowsOf(values, name).flatMap((row) =>
      markedSpots(lists[name].spots, row, lists[name].column).map((spot) => ({ name, spot })),
    ),
  );

const Drawing = ({ marks, spots }: { marks: readonly Mark[]; spots: readonly Spot[] }) => {
  const drawn = new Map<string, number>();
  return (
    <>
      <Figure at={0} label="Front" />
      <Figure at={FIGURE.width + FIGURE.gap} label="Back" />
      {[
        ['R', 10],
        ['L', FIGURE.width - 10],
        ['L', FIGURE.width + FIGURE.gap + 10],
        ['R', WIDTH - 10],
      ].map(([side, x]) => (
        <text key={x} x={x} y={20} textAnchor="middle" className="fill-muted text-[13px] font-semibold">
          {side}
        </text>
      ))}
      {spots.map(({ place, side, x, y }) => (
        <circle key={`${place} ${side}`} cx={x} cy={y} r={4} className="fill-surface stroke-border-strong" />
      ))}
      {marks.map((mark) => {
        const key = `${mark.spot.x} ${mark.spot.y}`;
        const nth = drawn.get(key) ?? 0;
        drawn.set(key, nth + 1);
        return <MarkAt key={`${mark.name} ${key} ${nth}`} mark={mark} shift={nth * 12} />;
      })}
    </>
  );
};

/** Returns what a press on the diagram does: a vessel is marked or not, and an area begins a finding, whose words are chosen in the list. */
function pressed({ values, onChange }: BodyDiagramProps, name: ListName, spot: Spot): void {
  const rows = rowsOf(values, name);
  if (name !== 'bodyFindings') {
    onChange(name, toggledSite(rows, spot) as unknown as Answer);
    return;
  }
  const { rows: after, at } = withFinding(rows, spot);
  if (after.length > rows.length) onChange(name, after as unknown as Answer);
  requestAnimationFrame(() => document.getElementById(`${questionFieldId(name)}-${at}-finding`)?.focus());
}

/** Shows the lists of a preparation on a diagram of the body, and fills them in by a press. Everything that it does can be done in the lists, by keyboard. */
export const BodyDiagram = (props: BodyDiagramProps) => {
  const { shown, editable, values } = props;
  const [chosen, setChosen] = useState<ListName>('injectionSites');
  const current = editable.includes(chosen) ? chosen : editable[0];
  const marks = marksOf(shown, values);
  const words = marks.map(
    ({ name, spot }) => `${lists[name].label.toLowerCase()}: ${spot.place.replaceAll('-', ' ')}, ${spot.side}`,
  );
  return (
    <figure className="grid gap-3">
      {editable.length > 1 && current && (
        <Segments
          label="What to mark"
          value={current}
          onChange={setChosen}
          segments={editable.map((value) => ({ value, label: lists[value].label }))}
        />
      )}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.length > 0 ? `Diagram of the body. ${words.join('; ')}` : 'Diagram of the body, without marks'}
        className={classNames('w-full max-w-md', current && 'cursor-pointer touch-manipulation')}
        onPointerUp={({ currentTarget, clientX, clientY }) => {
          if (!current) return;
          const { left, top, width } = currentTarget.getBoundingClientRect();
          const scale = WIDTH / width;
          const spot = spotAt(lists[current].spots, (clientX - left) * scale, (clientY - top) * scale);
          if (spot) pressed(props, current, spot);
        }}
      >
        <Drawing marks={marks} spots={current ? lists[current].spots : []} />
      </svg>
      <figcaption className="text-sm text-muted">
        {shown.map((name) => `${lists[name].letter}: ${lists[name].label.toLowerCase()}`).join(', ')}. L and R are the person’s
        own left and right.{current ? ' Press a point to mark it, or use the lists.' : ''}
      </figcaption>
    </figure>
  );
};
