import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useState } from 'react';
import type { FoundField } from '#shared/contract/system-documents.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { useTemplatePage } from '../use-template-file.ts';
import { type Box, type Guide, overlap } from './field-geometry.ts';
import { PlacedBox, ResizeHandle, styleOf } from './placed-box.tsx';
import { type Part, partKey } from './placed-parts.ts';
import type { FieldEditing } from './use-field-editor.ts';
import { usePartDrag } from './use-part-drag.ts';

/** Paper is white in the dark theme, too: what is drawn on it has the light theme's colors. */
const onPaper = {
  '--primary': '#1f5c54',
  '--primary-soft': '#e2eeeb',
  '--danger': '#a3302a',
  '--focus': '#1f5fd6',
  '--border-strong': '#857d71',
  '--text': '#24211d',
  '--muted': '#5c564d',
  '--surface': '#ffffff',
  '--sunken': '#f3f0ea',
  color: '#24211d',
} as CSSProperties;

/** What is smaller than this, in points, was a press and not a drawing. */
const DRAWN = 5;

const PagePicture = ({ editor: { file, page } }: { editor: FieldEditing }) => {
  const found = useTemplatePage(file.sha256, page);
  if (found.isError) return <FailedPanel requestId={problemOf(found.error)?.requestId} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton className="size-full" />;
  const alt = `Page ${page} of ${file.pageCount}`;
  return <img src={found.data.image} alt={alt} draggable={false} className="size-full bg-white select-none" />;
};

const GuideLine = ({ guide: { axis, at }, editor: { size } }: { guide: Guide; editor: FieldEditing }) => (
  <span
    aria-hidden="true"
    className={axis === 'across' ? 'absolute inset-y-0 w-px bg-danger' : 'absolute inset-x-0 h-px bg-danger'}
    style={axis === 'across' ? { left: `${(100 * at) / size.width}%` } : { bottom: `${(100 * at) / size.height}%` }}
  />
);

type DrawnBoxOptions = {
  stage: RefObject<HTMLDivElement | null>;
  editor: FieldEditing;
  onDraw: (box: Box) => void;
  isReadOnly: boolean;
};

/** Follows a mouse or a pen over an empty part of the page. With Shift, it chooses what it covers; without, it draws a new field. */
function useDrawnBox({ stage, editor, onDraw, isReadOnly }: DrawnBoxOptions) {
  const { size } = editor;
  const [drawn, setDrawn] = useState<{ from: { x: number; y: number }; box: Box }>();
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, bottom, width } = (stage.current as HTMLDivElement).getBoundingClientRect();
    const scale = width / size.width;
    return { x: (clientX - left) / scale, y: (bottom - clientY) / scale };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if (isReadOnly) return editor.setChosen([]);
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    setDrawn({ from, box: { ...from, width: 0, height: 0 } });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drawn) return;
    const [{ from }, to] = [drawn, pointOf(event)];
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    setDrawn({ from, box: { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) } });
  };
  const onPointerUp = ({ shiftKey }: PointerEvent<HTMLDivElement>) => {
    if (!drawn) return;
    const { box } = drawn;
    setDrawn(undefined);
    if (box.width < DRAWN || box.height < DRAWN) editor.setChosen([]);
    else if (shiftKey) editor.setChosen(editor.parts.filter((part) => part.page === editor.page && overlap(part.box, box, 0)));
    else onDraw(box);
  };
  const onPointerCancel = () => setDrawn(undefined);
  /** A finger that scrolls presses nothing. */
  const onClick = ({ nativeEvent, target }: MouseEvent<HTMLDivElement>) => {
    const isTouch = (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (isTouch && !(target as Element).closest('button')) editor.setChosen([]);
  };
  return { box: drawn?.box, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick } };
}

type PageStageProps = {
  editor: FieldEditing;
  stage: RefObject<HTMLDivElement | null>;
  zoom: number;
  faulty: ReadonlySet<string>;
  /** Fields of the PDF that nothing fills in yet. */
  unused: readonly FoundField[];
  isReadOnly: boolean;
  isAdding: boolean;
  onDraw: (box: Box) => void;
  onAdd: (found: FoundField) => void;
  onOpen: (part: Part) => void;
};

/** Where the PDF has fields that aren't in the list. By keyboard, they are added from the list of them. */
const UnusedFields = ({
  editor: { page, size },
  unused,
  onAdd,
}: Pick<PageStageProps, 'editor' | 'unused' | 'onAdd'>): ReactNode =>
  unused.flatMap((found) =>
    found.places
      .filter((place) => place.page === page)
      .map((place) => (
        <button
          key={`${found.name} ${place.x} ${place.y}`}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={`Add ${found.label ?? found.name}`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onAdd(found)}
          style={styleOf(place, size)}
          className="absolute cursor-copy border border-dashed border-border-strong hover:bg-primary-soft"
        />
      )),
  );

/** Shows a page with a box for every place of a field on it. */
export const PageStage = ({ editor, stage, zoom, faulty, isReadOnly, isAdding, onOpen, ...on }: PageStageProps) => {
  const { size, page } = editor;
  const scaleOf = () => (stage.current?.clientWidth ?? size.width) / size.width;
  const drag = usePartDrag(editor, scaleOf);
  const drawn = useDrawnBox({ stage, editor, onDraw: on.onDraw, isReadOnly });
  const shown = editor.parts.filter((part) => part.page === page);
  const [only, ...others] = editor.movable;
  return (
    <section
      aria-label={`Page ${page} with its fields`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      data-stage
      // What is drawn over the page stays below the bar that saves.
      className="isolate max-h-[80vh] overflow-auto border border-border bg-sunken"
    >
      <div
        ref={stage}
        {...drawn.handlers}
        className="relative overflow-hidden bg-white"
        style={{ ...onPaper, width: `${zoom}%`, aspectRatio: `${size.width} / ${size.height}` }}
      >
        <PagePicture editor={editor} />
        {!isReadOnly && <UnusedFields editor={editor} unused={on.unused} onAdd={on.onAdd} />}
        {shown.map((part) => (
          <PlacedBox
            key={partKey(part)}
            {...{ part, isReadOnly, isAdding }}
            label={editor.labels.get(part.id) ?? part.field.name}
            box={drag.boxOf(part)}
            page={size}
            isChosen={editor.isChosen(part)}
            isFaulty={faulty.has(part.id)}
            onChoose={() => editor.setChosen([{ id: part.id, at: part.at }])}
            onOpen={() => onOpen({ id: part.id, at: part.at })}
            onToggle={() => editor.toggle({ id: part.id, at: part.at })}
            {...drag.moving(part)}
          />
        ))}
        {only && others.length === 0 && !isReadOnly && (
          <ResizeHandle part={only} box={drag.boxOf(only)} page={size} {...drag.resizing(only)} />
        )}
        {drag.guides.map((guide) => (
          <GuideLine key={guide.axis} {...{ guide, editor }} />
        ))}
        {drawn.box && <span aria-hidden="true" className="absolute border border-primary" style={styleOf(drawn.box, size)} />}
      </div>
    </section>
  );
};
