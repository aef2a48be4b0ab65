import type { Point } from '#shared/values/geo.ts';
import { localMap, ringMiles } from './local-map.ts';
import type { View } from './map-view.ts';
import { towns } from './towns.ts';

/** A box on a map, pixels. */
type Box = { left: number; top: number; right: number; bottom: number };

/** Something that wants to be written on a map: where it points, and how big its words are. */
type LabelWish = { x: number; y: number; width: number; height: number };

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Places of a label around its point in the order of preference: right, left, above, below. */
const boxesAround = ({ x, y, width, height }: LabelWish, gap: number): Box[] => [
  { left: x + gap, right: x + gap + width, top: y - height / 2, bottom: y + height / 2 },
  { left: x - gap - width, right: x - gap, top: y - height / 2, bottom: y + height / 2 },
  { left: x - width / 2, right: x + width / 2, top: y - gap - height, bottom: y - gap },
  { left: x - width / 2, right: x + width / 2, top: y + gap, bottom: y + gap + height },
];

/**
 * Finds a place for as many labels as fit without touching each other, `taken`, or the edge of the sheet; earlier wishes win. Answers one
 * box a wish, null where there is none.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  { width, height, taken = [], gap = 6 }: { width: number; height: number; taken?: readonly Box[]; gap?: number },
): (Box | null)[] => {
  const used: Box[] = [...taken];
  return wishes.map((wish) => {
    const box = boxesAround(wish, gap).find(
      (each) =>
        each.left >= 2 &&
        each.top >= 2 &&
        each.right <= width - 2 &&
        each.bottom <= height - 2 &&
        !used.some((other) => meets(each, other)),
    );
    if (box) used.push(box);
    return box ?? null;
  });
};

/** A home on the map; `label` (a price, mostly) is written where there is room for it, the first pins first. */
export type MapPin = Point & { id: string; label: string | null };

export type Spot = { x: number; y: number };
export type PlacedPin = MapPin & Spot & { /** The box of its label; null if it is only a dot. */ pill: Box | null };
export type PlacedTown = Spot & { name: string; rank: number; label: Box };

export type Sheet = { width: number; height: number; center: Point; radius: number };

/** A ring of distance and the position of its label. */
export type PlacedRing = { miles: number; r: number; label: Spot };

/** Where on a ring its label may be, in degrees clockwise from the east: below first, then around. */
const RING_ANGLES = [90, 60, 120, 45, 135, 270, 240, 300, 0, 180];

/** Where the zoom buttons are, in pixels from the right edge and the top. */
const CONTROL = { width: 60, height: 104 };

/** The widths of a character at 12 px and at 12 px semibold, in pixels: close enough to keep labels apart. */
const CHARACTER = 6.1;
const BOLD_CHARACTER = 6.9;
const PILL_HEIGHT = 22;
const TOWN_HEIGHT = 15;
const EDGE = 16;

/** Returns pixels per mile. */
const scaleOf = ({ width, height, radius }: Sheet, { zoom }: View): number =>
  ((Math.min(width, height) / 2 - EDGE) / radius) * zoom;

const around = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Writes labels on pins, the first first; one that would cover another stays a dot. */
const placePins = (pins: readonly (MapPin & Spot)[], markedId: string | null | undefined): PlacedPin[] => {
  const taken: Box[] = [];
  const isFirst = (pin: MapPin) => Number(pin.id === markedId);
  const placed = [...pins]
    .sort((one, other) => isFirst(other) - isFirst(one))
    .map((pin) => {
      const box = pin.label === null ? null : around(pin, pin.label.length * BOLD_CHARACTER + 16, PILL_HEIGHT);
      const pill = box && !taken.some((other) => meets(box, other)) ? box : null;
      taken.push(pill ?? around(pin, 12, 12));
      return { ...pin, pill };
    });
  // The highlighted pin is drawn last, over the others.
  return placed.reverse();
};

/** Places the distance on each ring where there is room; if there is none, in the first spot. */
const placeRings = (radius: number, middle: Spot, scale: number, sheet: Sheet, taken: Box[]): PlacedRing[] =>
  ringMiles(radius).map((miles) => {
    const r = miles * scale;
    const spots = RING_ANGLES.map((angle) => ({
      x: middle.x + Math.cos((angle * Math.PI) / 180) * r,
      y: middle.y + Math.sin((angle * Math.PI) / 180) * r,
    }));
    const boxOf = (spot: Spot) => around(spot, `${miles} mi`.length * BOLD_CHARACTER, TOWN_HEIGHT);
    const label =
      spots.find((spot) => {
        const box = boxOf(spot);
        const isInside = box.left > 0 && box.top > 0 && box.right < sheet.width && box.bottom < sheet.height;
        return isInside && !taken.some((other) => meets(box, other));
      }) ?? (spots[0] as Spot);
    taken.push(boxOf(label));
    return { miles, r, label };
  });

/** Places everything on the sheet, in pixels, with labels apart from each other. */
export const layOut = (sheet: Sheet, view: View, pins: readonly MapPin[], markedId: string | null | undefined) => {
  const map = localMap(sheet.center);
  const scale = scaleOf(sheet, view);
  const middle = { x: sheet.width / 2 + view.x, y: sheet.height / 2 + view.y };
  const spot = (point: Point): Spot => {
    const { x, y } = map.toMiles(point);
    return { x: middle.x + x * scale, y: middle.y + y * scale };
  };
  const isVisible = ({ x, y }: Spot) => x > -20 && y > -20 && x < sheet.width + 20 && y < sheet.height + 20;
  const placedPins = placePins(pins.map((pin) => ({ ...pin, ...spot(pin) })).filter(isVisible), markedId);
  const taken: Box[] = [
    { left: sheet.width - CONTROL.width, right: sheet.width, top: 0, bottom: CONTROL.height },
    around(middle, 14, 14),
    ...placedPins.map((pin) => pin.pill ?? around(pin, 12, 12)),
  ];
  const rings = placeRings(sheet.radius, middle, scale, sheet, taken);
  const visible = towns
    .map((town) => ({ ...town, ...spot(town) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < sheet.width && y < sheet.height);
  const boxes = placeLabels(
    visible.map(({ x, y, name }) => ({ x, y, width: name.length * CHARACTER, height: TOWN_HEIGHT })),
    {
      width: sheet.width,
      height: sheet.height,
      taken,
    },
  );
  const placedTowns = visible.flatMap(({ x, y, name, rank }, index): PlacedTown[] => {
    const label = boxes[index];
    return label ? [{ x, y, name, rank, label }] : [];
  });
  // A dot under another town's name would look like that town's.
  const isCovered = (town: PlacedTown) =>
    placedTowns.some(
      ({ name, label }) =>
        name !== town.name && town.x > label.left && town.x < label.right && town.y > label.top && town.y < label.bottom,
    );
  const clearTowns = placedTowns.filter((town) => town.rank === 1 || !isCovered(town));
  return { middle, scale, rings, pins: placedPins, towns: clearTowns };
};
