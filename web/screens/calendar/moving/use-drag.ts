import { type PointerEvent, useRef, useState } from 'react';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { minutesOf } from '#shared/values/wall-time.ts';
import type { CalendarBy } from '../calendar-address.ts';
import { type MoveTarget, STEP_MINUTES } from './move-target.ts';

/** A pointer that moves less than this many pixels presses the entry. */
const THRESHOLD = 5;

/** The attributes of a place that an entry can be dropped on: a day, perhaps of a lane, perhaps with a scale of hours. */
export type DropAttributes = {
  'data-day': string;
  'data-lane'?: string;
  /** The first minute at the top of the place, and how many minutes it shows. */
  'data-from'?: number;
  'data-minutes'?: number;
};

type Drag = { x: number; y: number; grip: number; lane: string | null; isMoving: boolean };

const laneIdOf = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/** Returns the place under the pointer, with the time there, in steps. `grip` is how many minutes below its top the entry is held. */
function targetAt(x: number, y: number, grip: number): { day: string; minutes: number | null; lane: string | null } | null {
  const place = document.elementsFromPoint(x, y).find((each) => each instanceof HTMLElement && each.dataset.day) as
    | HTMLElement
    | undefined;
  if (!place?.dataset.day) return null;
  const { day, lane, from, minutes: shown } = place.dataset;
  if (from === undefined || shown === undefined) return { day, minutes: null, lane: laneIdOf(lane) };
  const { top, height } = place.getBoundingClientRect();
  const at = Number(from) + ((y - top) / height) * Number(shown) - grip;
  const minutes = Math.max(0, Math.min(1440 - STEP_MINUTES, Math.round(at / STEP_MINUTES) * STEP_MINUTES));
  return { day, minutes, lane: laneIdOf(lane) };
}

type DragOptions = {
  entry: CalendarEntry;
  by: CalendarBy;
  isMovable: boolean;
  onMove: (target: MoveTarget) => void;
};

/** Lets an entry be dragged with a mouse or a pen. A finger scrolls instead; the entry's form moves it too. Returns where it is dragged. */
export const useDrag = ({ entry, by, isMovable, onMove }: DragOptions) => {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<{ x: number; y: number; target: MoveTarget | null } | null>(null);
  const end = () => {
    drag.current = null;
    setOffset(null);
  };
  const targetOf = ({ clientX, clientY }: PointerEvent, begun: Drag): MoveTarget | null => {
    const target = targetAt(clientX, clientY, begun.grip);
    if (!target) return null;
    const lane = by === 'all' ? {} : { lane: { by, from: begun.lane, to: target.lane } };
    return { day: target.day, minutes: target.minutes, ...lane };
  };
  return {
    /** How far it is dragged, and where it would be dropped. */
    offset,
    /** Whether the press that ends now was a drag, which opens nothing. */
    takesPress: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return !was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (!isMovable || event.button !== 0 || event.pointerType === 'touch') return;
        const { clientX: x, clientY: y } = event;
        const here = targetAt(x, y, 0);
        const grip = here?.minutes == null || entry.isTimeOpen ? 0 : here.minutes - minutesOf(entry.startsAt);
        drag.current = { x, y, grip: Math.max(0, grip), lane: here?.lane ?? null, isMoving: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const begun = drag.current;
        if (!begun) return;
        const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
        begun.isMoving ||= Math.hypot(x, y) > THRESHOLD;
        if (begun.isMoving) setOffset({ x, y, target: targetOf(event, begun) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const begun = drag.current;
        end();
        if (!begun?.isMoving) return;
        wasDragged.current = true;
        const target = targetOf(event, begun);
        if (target) onMove(target);
      },
      onPointerCancel: end,
    },
  };
};
