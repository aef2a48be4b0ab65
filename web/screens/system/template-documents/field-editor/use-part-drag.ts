import { useRef, useState } from 'react';
import { around, type Box, type Guide, movedTogether, resizedBy, snapMoved, snapResized } from './field-geometry.ts';
import type { Moved } from './placed-box.tsx';
import { type Part, type PlacedPart, partKey } from './placed-parts.ts';
import type { FieldEditing } from './use-field-editor.ts';

/** How near an edge has to be to snap, in pixels. */
const REACH = 6;

/** Where boxes are while they are dragged, and the lines that they snap to. Nothing is changed before they are let go. */
type Drag = { boxes: ReadonlyMap<string, Box>; guides: readonly Guide[] };

/** Drags what is chosen on a page, by its middle or by its corner, and snaps it to the edges of other boxes and of the page. */
export function usePartDrag(editor: FieldEditing, scaleOf: () => number) {
  const { movable, parts, page, size } = editor;
  const [drag, setDrag] = useState<Drag>();
  const total = useRef({ right: 0, up: 0 });
  const latest = useRef<readonly Box[]>([]);
  const others = [
    { x: 0, y: 0, ...size },
    ...parts
      .filter((part) => part.page === page && !movable.some((each) => partKey(each) === partKey(part)))
      .map(({ box }) => box),
  ];
  const show = (moved: readonly PlacedPart[], boxes: readonly Box[], guides: readonly Guide[]) => {
    latest.current = boxes;
    setDrag({ boxes: new Map(moved.map((part, at) => [partKey(part), boxes[at] ?? part.box])), guides });
  };
  const add = ({ deltaX, deltaY }: Moved) => {
    const scale = scaleOf();
    total.current = { right: total.current.right + deltaX / scale, up: total.current.up - deltaY / scale };
    return { ...total.current, reach: REACH / scale };
  };
  const move = (moved: Moved) => {
    if (movable.length === 0) return;
    const { right, up, reach } = add(moved);
    const boxes = movable.map(({ box }) => box);
    const all = around(boxes);
    const to = { ...all, x: all.x + right, y: all.y + up };
    const { box, guides } = moved.altKey ? { box: to, guides: [] } : snapMoved(to, others, reach);
    show(movable, movedTogether(boxes, box.x - all.x, box.y - all.y, size), guides);
  };
  const resize = (moved: Moved) => {
    const [part] = movable;
    if (!part) return;
    const { right, up, reach } = add(moved);
    const to = resizedBy(part.box, right, up, size);
    const { box, guides } = moved.altKey ? { box: to, guides: [] } : snapResized(to, others, reach);
    const [width, height] = [box.width - part.box.width, part.box.height - box.height];
    show([part], [resizedBy(part.box, width, height, size)], guides);
  };
  const onStart = () => {
    total.current = { right: 0, up: 0 };
    latest.current = [];
  };
  const onEnd = () => {
    setDrag(undefined);
    if (latest.current.length > 0) editor.place(latest.current);
  };
  const resizeByKey = ({ deltaX, deltaY }: Moved, part: PlacedPart) =>
    editor.place([resizedBy(part.box, deltaX, -deltaY, size)], `resize ${partKey(part)}`);
  return {
    guides: drag?.guides ?? [],
    boxOf: (part: Part & { box: Box }): Box => drag?.boxes.get(partKey(part)) ?? part.box,
    moving: (part: PlacedPart) => ({
      onStart,
      onEnd,
      onMove: (moved: Moved) => {
        if (moved.pointerType !== 'keyboard') return move(moved);
        if (editor.isChosen(part)) editor.nudge(moved.deltaX, -moved.deltaY);
        else editor.nudgeOne(part, moved.deltaX, -moved.deltaY);
      },
    }),
    resizing: (part: PlacedPart) => ({
      onStart,
      onEnd,
      onMove: (moved: Moved) => (moved.pointerType === 'keyboard' ? resizeByKey(moved, part) : resize(moved)),
    }),
  };
}
