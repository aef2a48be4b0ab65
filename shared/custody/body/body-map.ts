import { type ArterialSite, type BodyArea, bodyArea } from '../../model/enumerations/preparation.ts';
import type { CareRow, CareValues } from '../pages/care-field.ts';
import { rowsOf } from '../pages/preservation-page.ts';

/** A figure is 200 wide and 420 high; the back is beside the front. */
export const FIGURE = { width: 200, height: 420, gap: 20 } as const;
const MIDDLE = FIGURE.width / 2;
const BACK = FIGURE.width + FIGURE.gap;

/** The outline of the half of a figure that is at its right as one looks at it; the other half mirrors it. */
export const HALF_OUTLINE =
  'M100 6 C115 6 124 19 124 38 C124 54 118 64 111 69 L111 80 C124 86 138 85 147 95 C158 106 160 132 164 160 C168 190 173 214 177 238 C181 250 181 264 174 270 C168 273 163 262 162 248 C158 220 152 190 147 166 C145 150 142 138 139 126 C137 150 133 168 133 186 C133 202 139 214 140 232 C142 266 140 298 136 322 C137 350 132 376 128 396 C133 404 134 412 126 413 L110 413 C108 405 110 398 111 391 C110 360 108 330 106 300 C105 280 102 264 100 252';

/** What a place of the diagram stands for: a vessel or an area, on one side of the body, in points of both figures together. */
export type Spot = { place: string; side: 'left' | 'right'; x: number; y: number };

/**
 * Vessels on the left half of the body, which is at the right as one looks at its front. Points of a list are at least 28 apart, so that a finger in a glove finds each,
 * even where vessels are closer.
 */
const vessels: Readonly<Record<ArterialSite, readonly [x: number, y: number]>> = {
  'common-carotid': [114, 60],
  jugular: [117, 88],
  axillary: [141, 112],
  brachial: [151, 150],
  radial: [171, 226],
  iliac: [118, 222],
  femoral: [121, 258],
  popliteal: [121, 322],
};

const areas: Readonly<Record<BodyArea, readonly [x: number, y: number]>> = {
  head: [114, 18],
  face: [114, 46],
  neck: [114, 76],
  shoulder: [144, 102],
  chest: [118, 122],
  abdomen: [116, 180],
  pelvis: [114, 228],
  'upper-arm': [151, 146],
  forearm: [164, 204],
  hand: [172, 256],
  thigh: [122, 280],
  knee: [121, 322],
  'lower-leg': [123, 360],
  foot: [119, 404],
  'back-of-head': [114, 30],
  'upper-back': [118, 122],
  'lower-back': [116, 184],
  buttocks: [117, 236],
  'back-of-leg': [121, 310],
  heel: [118, 402],
};

/** The areas of the back come last in their list. */
const isOnBack = (area: string): boolean => bodyArea.values.indexOf(area as BodyArea) >= bodyArea.values.indexOf('back-of-head');

/** Returns both sides of a place. On the front, the left of the body is at the right as one looks at it; on the back, at the left. */
function spotsOf(place: string, [x, y]: readonly [number, number], isBack: boolean): Spot[] {
  const [onRight, onLeft] = [x, 2 * MIDDLE - x];
  const from = isBack ? BACK : 0;
  return [
    { place, side: 'left', x: from + (isBack ? onLeft : onRight), y },
    { place, side: 'right', x: from + (isBack ? onRight : onLeft), y },
  ];
}

/** Where vessels are. */
export const vesselSpots: readonly Spot[] = Object.entries(vessels).flatMap(([place, at]) => spotsOf(place, at, false));
/** Where areas are. */
export const areaSpots: readonly Spot[] = Object.entries(areas).flatMap(([place, at]) => spotsOf(place, at, isOnBack(place)));

/** How far from a spot a press may be. */
const REACH = 22;

/** Returns the spot that a press on the diagram means; nothing if none is near. */
export function spotAt(spots: readonly Spot[], x: number, y: number): Spot | undefined {
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  const [nearest] = spots.toSorted((one, other) => away(one) - away(other));
  return nearest && away(nearest) <= REACH ? nearest : undefined;
}

/** Returns the spots that a row of a list marks: both sides if it says both, or no side. */
export function markedSpots(spots: readonly Spot[], row: CareRow, column: string): Spot[] {
  const side = row.bodySide;
  return spots.filter((spot) => spot.place === row[column] && (side === 'left' || side === 'right' ? spot.side === side : true));
}

const otherSide = { left: 'right', right: 'left' } as const;

/** Returns rows of vessels after a press on one: it's added, or, if it's there, taken out. Of a row for both sides, the other side is left. */
export function toggledSite(rows: readonly CareRow[], { place, side }: Spot): CareRow[] {
  const isOf = ({ arterialSite, bodySide }: CareRow, sides: readonly unknown[]) =>
    arterialSite === place && sides.includes(bodySide);
  if (rows.some((row) => isOf(row, [side]))) return rows.filter((row) => !isOf(row, [side]));
  if (rows.some((row) => isOf(row, ['both'])))
    return rows.map((row) => (isOf(row, ['both']) ? { ...row, bodySide: otherSide[side] } : row));
  return [...rows, { arterialSite: place, bodySide: side }];
}

/** Returns the findings after a press on an area, and which of them is about it. A finding that already exists isn't changed. */
export function withFinding(rows: readonly CareRow[], { place, side }: Spot): { rows: CareRow[]; at: number } {
  const at = rows.findIndex(({ area, bodySide }) => area === place && bodySide === side);
  if (at >= 0) return { rows: [...rows], at };
  return { rows: [...rows, { area: place, bodySide: side }], at: rows.length };
}

/** The lists that the diagram shows, by the names of their fields: each with a letter, so that nobody has to tell colors apart. */
export const bodyLists = {
  injectionSites: { label: 'Injection', letter: 'I', column: 'arterialSite', spots: vesselSpots },
  drainageSites: { label: 'Drainage', letter: 'D', column: 'arterialSite', spots: vesselSpots },
  bodyFindings: { label: 'Findings', letter: 'F', column: 'area', spots: areaSpots },
} as const;
export type BodyListName = keyof typeof bodyLists;

/** Tells whether a field is one of the lists that the diagram shows. */
export const isBodyList = (name: string): name is BodyListName => Object.hasOwn(bodyLists, name);

/** A mark of a list on the diagram. Marks of the same spot are beside each other. */
export type BodyMark = { list: BodyListName; spot: Spot; x: number; y: number };

const BESIDE = 12;

/** Returns the marks of lists, in their order. */
export function bodyMarks(names: readonly BodyListName[], values: CareValues): BodyMark[] {
  const counts = new Map<string, number>();
  return names.flatMap((list) => {
    const { spots, column } = bodyLists[list];
    const marked = rowsOf(values, list).flatMap((row) => markedSpots(spots, row, column));
    return marked.map((spot): BodyMark => {
      const key = `${spot.x} ${spot.y}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return { list, spot, x: spot.x + nth * BESIDE, y: spot.y };
    });
  });
}
