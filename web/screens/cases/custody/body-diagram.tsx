import { useState } from 'react';
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

const WIDTH = 2 * FIGURE.width + FIGURE.gap;
const HEIGHT = FIGURE.height + 24;

export type BodyDiagramProps = {
  /** The lists that apply and may be changed; the others are only shown. */
  shown: readonly BodyListName[];
  editable: readonly BodyListName[];
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

/** A letter in a circle. */
const MarkAt = ({ mark: { list, x, y } }: { mark: BodyMark }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={8.5} strokeWidth={1.5} className={classNames(fills[list], 'stroke-surface')} />
    <text y={4} textAnchor="middle" className="fill-surface text-[11px] font-bold">
      {bodyLists[list].letter}
    </text>
  </g>
);

const Drawing = ({ marks, spots }: { marks: readonly BodyMark[]; spots: readonly Spot[] }) => (
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
    {marks.map((mark) => (
      <MarkAt key={`${mark.list} ${mark.x} ${mark.y}`} mark={mark} />
    ))}
  </>
);

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
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.length > 0 ? `Diagram of the body. ${words.join('; ')}` : 'Diagram of the body, without marks'}
        className={classNames('w-full max-w-md', current && 'cursor-pointer touch-manipulation')}
        onPointerUp={({ currentTarget, clientX, clientY }) => {
          if (!current) return;
          const { left, top, width } = currentTarget.getBoundingClientRect();
          const scale = WIDTH / width;
          const spot = spotAt(bodyLists[current].spots, (clientX - left) * scale, (clientY - top) * scale);
          if (spot) pressed(props, current, spot);
        }}
      >
        <Drawing marks={marks} spots={current ? bodyLists[current].spots : []} />
      </svg>
      <figcaption className="text-sm text-muted">
        {shown.map((name) => `${bodyLists[name].letter}: ${bodyLists[name].label.toLowerCase()}`).join(', ')}. L and R are the
        person’s own left and right.{current ? ' Press a point to mark it, or use the lists.' : ''}
      </figcaption>
    </figure>
  );
};
