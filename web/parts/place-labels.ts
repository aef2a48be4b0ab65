/** A box on a map, pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Something that wants to be written on a map: where it points, and how big its words are. */
export type LabelWish = { x: number; y: number; width: number; height: number };

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
