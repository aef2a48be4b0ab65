import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Alignment,
  aligned,
  around,
  type Box,
  freeSpot,
  MIN_SIDE,
  movedTogether,
  onPage,
  overlap,
  resizedBy,
  snapMoved,
  snapResized,
} from './field-geometry.ts';

const page = { width: 612, height: 792 };
/** Boxes in hundredths of a point, as drafts have them, on the page. */
const hundredths = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const boxes: fc.Arbitrary<Box> = fc
  .record({ x: hundredths(0, 600), y: hundredths(0, 780), width: hundredths(MIN_SIDE, 300), height: hundredths(MIN_SIDE, 200) })
  .map((box) => onPage(box, page));
const several = fc.array(boxes, { minLength: 1, maxLength: 8 });
const shifts = hundredths(-900, 900);
const near = (value: number) => expect.closeTo(value, 1);

const isOn = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= page.width + 0.011 && y + height <= page.height + 0.011;

describe('adding', () => {
  it('puts a box below those in its way, or where it was to be on a full page', () => {
    const box = { x: 100, y: 400, width: 180, height: 16 };
    const first = freeSpot(box, []);
    expect(first).toEqual(box);
    const second = freeSpot(box, [first]);
    expect(second).toEqual({ ...box, y: 376 });
    expect(freeSpot(box, [second, first])).toEqual({ ...box, y: 352 });
    expect(freeSpot(box, [{ x: 0, y: 0, ...page }])).toEqual(box);
  });

  it('covers nothing, as long as the page has room below', () =>
    fc.assert(
      fc.property(boxes, several, (box, others) => {
        const free = freeSpot(box, others);
        expect(free.y === box.y || others.every((other) => !overlap(free, other))).toBe(true);
        expect(isOn(free)).toBe(true);
      }),
    ));
});

describe('moving', () => {
  it('keeps every box on the page, with its size, and the boxes as they are to each other', () => {
    fc.assert(
      fc.property(several, shifts, shifts, (before, right, up) => {
        const after = movedTogether(before, right, up, page);
        expect(after.every(isOn)).toBe(true);
        for (const [at, box] of after.entries()) {
          const { x = 0, y = 0, width, height } = before[at] ?? {};
          expect(box).toMatchObject({ width, height });
          expect(box.x - x).toBeCloseTo((after[0]?.x ?? 0) - (before[0]?.x ?? 0), 1);
          expect(box.y - y).toBeCloseTo((after[0]?.y ?? 0) - (before[0]?.y ?? 0), 1);
        }
      }),
    );
  });

  it('comes back by the opposite move, if no edge was in the way', () => {
    fc.assert(
      fc.property(boxes, shifts, shifts, (box, right, up) => {
        const [there] = movedTogether([box], right, up, page);
        fc.pre(there !== undefined && Math.abs(there.x - box.x - right) < 0.001 && Math.abs(there.y - box.y - up) < 0.001);
        expect(movedTogether([there as Box], -right, -up, page)).toEqual([
          { x: near(box.x), y: near(box.y), width: box.width, height: box.height },
        ]);
      }),
    );
  });
});

describe('snapping', () => {
  const reach = 5;

  it('moves a box by at most its reach, keeps its size, and ends on each line that it draws', () => {
    fc.assert(
      fc.property(boxes, several, (box, others) => {
        const { box: to, guides } = snapMoved(box, others, reach);
        expect(to).toMatchObject({ width: box.width, height: box.height });
        expect(Math.abs(to.x - box.x)).toBeLessThanOrEqual(reach);
        expect(Math.abs(to.y - box.y)).toBeLessThanOrEqual(reach);
        for (const { axis, at } of guides) {
          const [start, length] = axis === 'across' ? [to.x, to.width] : [to.y, to.height];
          expect(Math.min(...[start, start + length / 2, start + length].map((line) => Math.abs(line - at)))).toBeLessThan(0.001);
        }
      }),
    );
  });

  it('is done once: a box that was snapped stays where it is', () => {
    fc.assert(
      fc.property(boxes, several, (box, others) => {
        const once = snapMoved(box, others, reach).box;
        const twice = snapMoved(once, others, reach);
        expect(twice.box.x).toBeCloseTo(once.x, 6);
        expect(twice.box.y).toBeCloseTo(once.y, 6);
      }),
    );
  });

  it('leaves a box alone that nothing is near', () => {
    const far = { x: 400, y: 500, width: 31, height: 17 };
    const box = { x: 10, y: 10, width: 50, height: 20 };
    expect(snapMoved(box, [far], reach)).toEqual({ box, guides: [] });
  });

  it('meets the left edge of another one that it is near', () => {
    const other = { x: 100, y: 300, width: 50, height: 20 };
    const { box, guides } = snapMoved({ x: 103, y: 100, width: 80, height: 11 }, [other], reach);
    expect(box.x).toBe(100);
    expect(guides).toEqual([{ axis: 'across', at: 100 }]);
  });
});

describe('resizing', () => {
  it('keeps the upper left corner, and a side that can be seen', () => {
    fc.assert(
      fc.property(boxes, shifts, shifts, several, (box, right, up, others) => {
        const small = resizedBy(box, right, up, page);
        for (const to of [small, snapResized(small, others, 5).box]) {
          expect(to.x).toBe(box.x);
          expect(to.y + to.height).toBeCloseTo(box.y + box.height, 1);
          expect(Math.min(to.width, to.height)).toBeGreaterThanOrEqual(MIN_SIDE - 0.01);
        }
        expect(isOn(small)).toBe(true);
      }),
    );
  });
});

describe('lining up', () => {
  const ways: readonly Alignment[] = ['left', 'right', 'top', 'bottom', 'center', 'middle', 'size'];

  it('is done once, and keeps every box on the page', () => {
    fc.assert(
      fc.property(several, fc.constantFrom(...ways), (before, how) => {
        const once = aligned(before, how, page);
        expect(once.every(isOn)).toBe(true);
        for (const [at, box] of aligned(once, how, page).entries()) {
          expect(box.x).toBeCloseTo(once[at]?.x ?? Number.NaN, 1);
          expect(box.y).toBeCloseTo(once[at]?.y ?? Number.NaN, 1);
        }
      }),
    );
  });

  it('gives all the same edge, the outermost, and changes nothing else', () => {
    const edges: Readonly<Record<string, (box: Box) => number>> = {
      left: ({ x }) => x,
      right: ({ x, width }) => x + width,
      top: ({ y, height }) => y + height,
      bottom: ({ y }) => y,
      center: ({ x, width }) => x + width / 2,
      middle: ({ y, height }) => y + height / 2,
    };
    fc.assert(
      fc.property(several, fc.constantFrom(...Object.keys(edges)), (before, how) => {
        const edge = edges[how] as (box: Box) => number;
        const after = aligned(before, how as Alignment, page);
        for (const [at, box] of after.entries()) {
          expect(Math.abs(edge(box) - edge(around(before)))).toBeLessThan(0.02);
          expect(box).toMatchObject({ width: before[at]?.width, height: before[at]?.height });
        }
      }),
    );
  });

  it('gives all the size of the first', () => {
    fc.assert(
      fc.property(several, (before) => {
        const [first] = before;
        for (const box of aligned(before, 'size', page))
          expect(box).toMatchObject({ width: first?.width, height: first?.height });
      }),
    );
  });

  it('does nothing without boxes', () => {
    expect(aligned([], 'left', page)).toEqual([]);
    expect(movedTogether([], 5, 5, page)).toEqual([]);
  });
});

it('overlaps both ways or not at all', () => {
  fc.assert(fc.property(boxes, boxes, (one, other) => overlap(one, other) === overlap(other, one)));
  const box = { x: 10, y: 10, width: 20, height: 20 };
  expect(overlap(box, { ...box, x: 30 })).toBe(false);
  expect(overlap(box, { ...box, x: 28 })).toBe(true);
});
