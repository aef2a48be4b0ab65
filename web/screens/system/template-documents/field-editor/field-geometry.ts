/** A rectangle on a page, in points from its lower left corner. */
export type Box = { x: number; y: number; width: number; height: number };
export type PageSize = { width: number; height: number };

/** A line on which an edge or the center of a box is with that of another: how far it is from the left, or from the bottom. */
export type Guide = { axis: 'across' | 'up'; at: number };

/** Ways to line up several boxes. */
export type Alignment = 'left' | 'right' | 'top' | 'bottom' | 'center' | 'middle' | 'size';

/** The smallest side of a box, in points: what is smaller can't be seen or pressed. */
export const MIN_SIDE = 4;

/** Rounds to a hundredth of a point, as drafts keep it. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
const between = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

const roundedBox = ({ x, y, width, height }: Box): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

/** Returns a box moved onto its page, and made smaller if it's larger than the page. */
export function onPage(box: Box, page: PageSize): Box {
  const width = between(box.width, Math.min(MIN_SIDE, page.width), page.width);
  const height = between(box.height, Math.min(MIN_SIDE, page.height), page.height);
  return roundedBox({ x: between(box.x, 0, page.width - width), y: between(box.y, 0, page.height - height), width, height });
}

/** Returns the smallest box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: top - y };
}

/** Returns whether two boxes have more than a hairline in common. */
export const overlap = (one: Box, other: Box, hairline = 1): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > hairline &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > hairline;

/** The space left between a new box and those above it, in points. */
const GAP = 8;

/** Returns a box where it covers no other: there, or below what is in its way. On a full page, it's where it was to be. */
export function freeSpot(box: Box, others: readonly Box[]): Box {
  let { y } = box;
  for (;;) {
    const inTheWay = others.filter((other) => overlap({ ...box, y }, other));
    if (inTheWay.length === 0) return { ...box, y: rounded(y) };
    y = Math.min(...inTheWay.map((other) => other.y)) - box.height - GAP;
    if (y < 0) return box;
  }
}

/** Edges and the center, from low to high. */
const linesOf = (start: number, length: number): number[] => [start, start + length / 2, start + length];

/** Returns the smallest shift that brings one of some lines onto one of the targets, and that target; undefined if all are too far. */
function nearest(lines: readonly number[], targets: readonly number[], reach: number) {
  let best: { shift: number; at: number } | undefined;
  for (const line of lines)
    for (const at of targets)
      if (Math.abs(at - line) <= reach && (!best || Math.abs(at - line) < Math.abs(best.shift))) best = { shift: at - line, at };
  return best;
}

/** What a box was snapped to: where it goes, and the lines to draw. */
type Snapped = { box: Box; guides: Guide[] };

const guidesOf = (across: { at: number } | undefined, up: { at: number } | undefined): Guide[] => [
  ...(across ? [{ axis: 'across' as const, at: across.at }] : []),
  ...(up ? [{ axis: 'up' as const, at: up.at }] : []),
];

const targetsAcross = (others: readonly Box[]) => others.flatMap(({ x, width }) => linesOf(x, width));
const targetsUp = (others: readonly Box[]) => others.flatMap(({ y, height }) => linesOf(y, height));

/** Moves a box so that an edge or its center meets that of another one within reach. Its size stays. */
export function snapMoved(box: Box, others: readonly Box[], reach: number): Snapped {
  const across = nearest(linesOf(box.x, box.width), targetsAcross(others), reach);
  const up = nearest(linesOf(box.y, box.height), targetsUp(others), reach);
  return {
    box: { ...box, x: box.x + (across?.shift ?? 0), y: box.y + (up?.shift ?? 0) },
    guides: guidesOf(across, up),
  };
}

/** Resizes a box by its lower right corner so that its right and lower edges meet those of others within reach. Its upper left corner stays. */
export function snapResized(box: Box, others: readonly Box[], reach: number): Snapped {
  const across = nearest([box.x + box.width], targetsAcross(others), reach);
  const up = nearest([box.y], targetsUp(others), reach);
  const width = box.width + (across?.shift ?? 0);
  const height = box.height - (up?.shift ?? 0);
  const isWide = width >= MIN_SIDE;
  const isHigh = height >= MIN_SIDE;
  return {
    box: {
      ...box,
      ...(isWide ? { width } : {}),
      ...(isHigh ? { y: box.y + box.height - height, height } : {}),
    },
    guides: guidesOf(isWide ? across : undefined, isHigh ? up : undefined),
  };
}

/** Returns a box whose lower right corner is moved; it gets no smaller than it may be, and its upper left corner stays. */
export function resizedBy(box: Box, right: number, up: number, page: PageSize): Box {
  const top = box.y + box.height;
  const width = between(box.width + right, MIN_SIDE, Math.max(MIN_SIDE, page.width - box.x));
  const height = between(box.height - up, MIN_SIDE, Math.max(MIN_SIDE, top));
  return roundedBox({ x: box.x, y: top - height, width, height });
}

/** Moves boxes together, no further than one of them may go on the page. */
export function movedTogether(boxes: readonly Box[], right: number, up: number, page: PageSize): Box[] {
  if (boxes.length === 0) return [];
  const all = around(boxes);
  const across = between(right, -all.x, Math.max(-all.x, page.width - all.x - all.width));
  const upward = between(up, -all.y, Math.max(-all.y, page.height - all.y - all.height));
  return boxes.map((box) => roundedBox({ ...box, x: box.x + across, y: box.y + upward }));
}

const placed: Readonly<Record<Exclude<Alignment, 'size'>, (box: Box, all: Box) => Box>> = {
  left: (box, all) => ({ ...box, x: all.x }),
  right: (box, all) => ({ ...box, x: all.x + all.width - box.width }),
  bottom: (box, all) => ({ ...box, y: all.y }),
  top: (box, all) => ({ ...box, y: all.y + all.height - box.height }),
  center: (box, all) => ({ ...box, x: all.x + (all.width - box.width) / 2 }),
  middle: (box, all) => ({ ...box, y: all.y + (all.height - box.height) / 2 }),
};

/** Lines boxes up by the outermost of them, or gives them the size of the first, whose upper left corners stay. */
export function aligned(boxes: readonly Box[], how: Alignment, page: PageSize): Box[] {
  const [first] = boxes;
  if (!first) return [];
  if (how !== 'size') {
    const all = around(boxes);
    return boxes.map((box) => onPage(placed[how](box, all), page));
  }
  const { width, height } = first;
  return boxes.map((box) => onPage({ x: box.x, y: box.y + box.height - height, width, height }, page));
}
