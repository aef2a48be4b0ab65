import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useMove } from 'react-aria/useMove';
import { classNames } from '#web/ui/class-names.ts';
import type { Box, PageSize } from './field-geometry.ts';
import { partWords } from './field-words.ts';
import { type PlacedPart, partKey } from './placed-parts.ts';

/** How far something moved: in pixels by mouse or finger, in points by key, down and to the right. */
export type Moved = { deltaX: number; deltaY: number; pointerType: string; shiftKey: boolean; altKey: boolean };

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** Returns where a box is on the picture of its page, which grows with the screen. */
export const styleOf = ({ x, y, width, height }: Box, page: PageSize): CSSProperties => ({
  left: share(x, page.width),
  top: share(page.height - y - height, page.height),
  width: share(width, page.width),
  height: share(height, page.height),
});

/** How many points an arrow key moves. */
const STEP = { short: 1, long: 10 };

const byKey = (event: Moved): Moved => {
  const step = event.shiftKey ? STEP.long : STEP.short;
  return { ...event, deltaX: event.deltaX * step, deltaY: event.deltaY * step };
};

type Moving = { onStart: () => void; onMove: (moved: Moved) => void; onEnd: () => void };

const useMoving = ({ onStart, onMove, onEnd }: Moving) =>
  useMove({
    onMoveStart: ({ pointerType }) => pointerType !== 'keyboard' && onStart(),
    onMove: (event) => onMove(event.pointerType === 'keyboard' ? byKey(event) : event),
    onMoveEnd: ({ pointerType }) => pointerType !== 'keyboard' && onEnd(),
  });

type PlacedBoxProps = Moving & {
  part: PlacedPart;
  /** What its field is called, told from others of the same name. */
  label: string;
  box: Box;
  page: PageSize;
  isChosen: boolean;
  isFaulty: boolean;
  isReadOnly: boolean;
  /** Presses add to what is chosen, as with Shift: fingers have no keys. */
  isAdding: boolean;
  onChoose: () => void;
  onToggle: () => void;
  onOpen: () => void;
};

/** Draws one place of a field. Pressing chooses it, arrow keys and dragging move it, and Enter opens its properties. */
export const PlacedBox = ({ part, label, box, page, isChosen, isFaulty, isReadOnly, isAdding, ...on }: PlacedBoxProps) => {
  const { moveProps } = useMoving(on);
  const isStill = isReadOnly || !part.isMovable;
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    // A finger may be about to scroll, unless it's on what was chosen before.
    const isTouch = event.pointerType === 'touch';
    const isMore = isAdding || event.shiftKey || event.ctrlKey || event.metaKey;
    event.currentTarget.focus({ preventScroll: true });
    if (!isTouch && isMore) on.onToggle();
    else if (!isTouch && !isChosen) on.onChoose();
    if (!isStill && !isMore && (isChosen || !isTouch)) moveProps.onPointerDown?.(event);
  };
  const onClick = ({ detail, nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    const isTouch = (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (detail > 0 && !isTouch) return;
    if (isAdding) on.onToggle();
    else on.onChoose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === ' ') {
      event.preventDefault();
      on.onToggle();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      on.onOpen();
    } else if (!isStill && !event.ctrlKey && !event.metaKey) moveProps.onKeyDown?.(event);
  };
  return (
    <button
      type="button"
      data-part={partKey(part)}
      aria-pressed={isChosen}
      aria-label={partWords({ ...part, box }, page, label)}
      title={label}
      style={styleOf(box, page)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className={classNames(
        'absolute overflow-hidden rounded-none border select-none focus-visible:z-20 focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-focus',
        isFaulty ? 'border-danger bg-danger/15' : 'border-primary bg-primary/15',
        !part.isMovable && 'border-dashed',
        isChosen && 'z-10 ring-2 ring-primary',
        !isStill && (isChosen ? 'cursor-move touch-none' : 'cursor-pointer'),
      )}
    />
  );
};

type ResizeHandleProps = Moving & { part: PlacedPart; box: Box; page: PageSize };

/** Resizes a box by its lower right corner, below and beside which it is. */
export const ResizeHandle = ({ part, box, page, ...on }: ResizeHandleProps) => {
  const { moveProps } = useMoving(on);
  return (
    <button
      type="button"
      {...moveProps}
      onPointerDown={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        moveProps.onPointerDown?.(event);
      }}
      aria-label={`Resize ${part.field.name || 'the field'} with the arrow keys`}
      // It stays on the page, however near the edge the box is.
      style={{
        left: `min(${share(box.x + box.width, page.width)}, 100% - 1.5rem)`,
        top: `min(${share(page.height - box.y, page.height)}, 100% - 1.5rem)`,
      }}
      className="absolute z-20 size-6 cursor-nwse-resize touch-none focus-visible:outline-3 focus-visible:outline-focus"
    >
      <span aria-hidden="true" className="absolute top-0 left-0 size-3 border border-white bg-primary" />
    </button>
  );
};
