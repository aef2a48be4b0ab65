/** A box on a map, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A label to place on a map: the point that it belongs to, and the size of its text. */
export type LabelWish = { x: number; y: number; width: number; height: number };

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns where a label may be around its point, in order of preference: right, left, above, below. */
const boxesAround = ({ x, y, width, height }: LabelWish, gap: number): Box[] => [
  { left: x + gap, right: x + gap + width, top: y - height / 2, bottom: y + height / 2 },
  { left: x - gap - width, right: x - gap, top: y - height / 2, bottom: y + height / 2 },
  { left: x - width / 2, right: x + width / 2, top: y - gap - height, bottom: y - gap },
  { left: x - width / 2, right: x + width / 2, top: y + gap, bottom: y + gap + height },
];

/**
 * Finds a place for as many labels as fit without touching each other, `taken`, or the edge of the sheet. Earlier labels win. Returns one box for
 * each label, null if it doesn't fit.
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
