import { Fragment, useState } from 'react';
import {
  type BodyListName,
  type BodyMark,
  bodyLists,
  bodyMarks,
  FIGURE,
  HALF_OUTLINE,
  type Spot,
  spotAt,
  toggledSite,
  withFinding,
} from '#shared/custody/body/body-map.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import { rowsOf } from '#shared/custody/pages/preservation-page.ts';
import type { Answer } from '#shared/model/answer.ts';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Segments } from '#web/ui/segments.tsx';

const fills = { injectionSites: 'fill-primary', drainageSites: 'fill-warning', bodyFindings: 'fill-danger' } as const;

const HEIGHT = FIGURE.height + 24;
/** Where the front and the back begin, in points of both together. */
const figures = [
  { label: 'Front', at: 0, sides: ['R', 'L'] },
  { label: 'Back', at: FIGURE.width + FIGURE.gap, sides: ['L', 'R'] },
] as const;
type FigureOf = (typeof figures)[number];

export type BodyDiagramProps = {
  /** The lists that apply and may be changed; the others are only shown. */
  shown: readonly BodyListName[];
  editable: readonly BodyListName[];
  values: CareValues;
  onChange: (name: string, value: Answer) => void;
};

const Outline = ({ at, label }: FigureOf) => (
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

/** A letter in a circle. */
const MarkAt = ({ mark: { list, x, y } }: { mark: BodyMark }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={8.5} strokeWidth={1.5} className={classNames(fills[list], 'stroke-surface')} />
    <text y={4} textAnchor="middle" className="fill-surface text-[11px] font-bold">
      {bodyLists[list].letter}
    </text>
  </g>
);

type FigureProps = {
  figure: FigureOf;
  marks: readonly BodyMark[];
  spots: readonly Spot[];
  onPress: ((spot: Spot) => void) | null;
};

/** Draws the front or the back. A press means the nearest point: each has at least 24 px around it, and 44 where people press with fingers. */
const Figure = ({ figure, marks, spots, onPress }: FigureProps) => {
  const isHere = ({ x }: { x: number }) => x >= figure.at && x <= figure.at + FIGURE.width;
  return (
    <svg
      viewBox={`${figure.at} 0 ${FIGURE.width} ${HEIGHT}`}
      aria-hidden="true"
      className={classNames('w-full overflow-visible', onPress && 'cursor-pointer touch-manipulation')}
      onPointerUp={({ currentTarget, clientX, clientY }) => {
        const { left, top, width } = currentTarget.getBoundingClientRect();
        const scale = FIGURE.width / width;
        const spot = spotAt(spots.filter(isHere), figure.at + (clientX - left) * scale, (clientY - top) * scale);
        if (spot) onPress?.(spot);
      }}
    >
      <Outline {...figure} />
      {figure.sides.map((side, nth) => (
        <text
          key={side}
          x={figure.at + (nth === 0 ? 10 : FIGURE.width - 10)}
          y={20}
          textAnchor="middle"
          className="fill-muted text-[13px] font-semibold"
        >
          {side}
        </text>
      ))}
      {spots.filter(isHere).map(({ place, side, x, y }) => (
        <circle key={`${place} ${side}`} cx={x} cy={y} r={6} className="fill-surface stroke-border-strong" />
      ))}
      {marks
        .filter(({ spot }) => isHere(spot))
        .map((mark) => (
          <MarkAt key={`${mark.list} ${mark.x} ${mark.y}`} mark={mark} />
        ))}
    </svg>
  );
};

/** Returns what a press on the diagram does: a vessel is marked or not, and an area begins a finding, whose words are chosen in the list. */
function pressed({ values, onChange }: BodyDiagramProps, name: BodyListName, spot: Spot): void {
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
  const [chosen, setChosen] = useState<BodyListName>('injectionSites');
  const current = editable.includes(chosen) ? chosen : editable[0];
  const marks = bodyMarks(shown, values);
  const words = marks.map(
    ({ list, spot }) => `${bodyLists[list].label.toLowerCase()}: ${spot.place.replaceAll('-', ' ')}, ${spot.side}`,
  );
  return (
    <figure className="grid gap-3">
      {editable.length > 1 && current && (
        <Segments
          label="What to mark"
          value={current}
          onChange={setChosen}
          segments={editable.map((value) => ({ value, label: bodyLists[value].label }))}
        />
      )}
      <div
        role="img"
        aria-label={words.length > 0 ? `Diagram of the body. ${words.join('; ')}` : 'Diagram of the body, without marks'}
        className="grid w-full max-w-md grid-cols-[10fr_1fr_10fr] pointer-coarse:max-w-96 pointer-coarse:grid-cols-1 pointer-coarse:gap-4"
      >
        {figures.map((figure, nth) => (
          <Fragment key={figure.label}>
            {nth > 0 && <div className="pointer-coarse:hidden" />}
            <Figure
              {...{ figure, marks }}
              spots={current ? bodyLists[current].spots : []}
              onPress={current ? (spot) => pressed(props, current, spot) : null}
            />
          </Fragment>
        ))}
      </div>
      <figcaption className="text-sm text-muted">
        {shown.map((name) => `${bodyLists[name].letter}: ${bodyLists[name].label.toLowerCase()}`).join(', ')}. L and R are the
        person’s own left and right.{current ? ' Press a point to mark it, or use the lists.' : ''}
      </figcaption>
    </figure>
  );
};
