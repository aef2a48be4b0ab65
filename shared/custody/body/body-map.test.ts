import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arterialSite, bodyArea } from '../../model/enumerations/preparation.ts';
import type { CareRow } from '../pages/care-field.ts';
import { areaSpots, FIGURE, markedSpots, spotAt, toggledSite, vesselSpots, withFinding } from './body-map.ts';

const spot = fc.constantFrom(...vesselSpots);
const rows: fc.Arbitrary<CareRow[]> = fc
  .uniqueArray(fc.constantFrom(...arterialSite.values))
  .chain((sites) =>
    fc.tuple(
      ...sites.map((site) => fc.constantFrom('left', 'right', 'both').map((side) => ({ arterialSite: site, bodySide: side }))),
    ),
  );

describe('the diagram of the body', () => {
  it('has every vessel and every area on both sides, inside the figures, and none under another', () => {
    expect(vesselSpots).toHaveLength(arterialSite.values.length * 2);
    expect(areaSpots).toHaveLength(bodyArea.values.length * 2);
    for (const spots of [vesselSpots, areaSpots])
      for (const each of spots) {
        expect(each.x).toBeGreaterThan(0);
        expect(each.x).toBeLessThan(2 * FIGURE.width + FIGURE.gap);
        expect(each.y).toBeLessThan(FIGURE.height);
        expect(spotAt(spots, each.x, each.y)).toEqual(each);
      }
  });

  it('has room for a finger around each, even where vessels are closer', () => {
    for (const spots of [vesselSpots, areaSpots])
      for (const [at, one] of spots.entries())
        for (const other of spots.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(28);
  });

  it('knows left from right: on the front the left is at the right, and on the back at the left', () => {
    const sideOf = (place: string, x: number) => areaSpots.find((each) => each.place === place && each.x === x)?.side;
    expect([sideOf('hand', 172), sideOf('hand', 28)]).toEqual(['left', 'right']);
    expect([sideOf('heel', 302), sideOf('heel', 338)]).toEqual(['left', 'right']);
  });

  it('means nothing where no place is near', () => {
    expect(spotAt(vesselSpots, 20, 20)).toBeUndefined();
    expect(spotAt([], 0, 0)).toBeUndefined();
  });

  it('marks what a list says: both sides if it says both, or none', () => {
    const marked = (row: CareRow) => markedSpots(vesselSpots, row, 'arterialSite').map(({ side }) => side);
    expect(marked({ arterialSite: 'femoral', bodySide: 'left' })).toEqual(['left']);
    expect(marked({ arterialSite: 'femoral', bodySide: 'both' })).toEqual(['left', 'right']);
    expect(marked({ arterialSite: 'femoral' })).toEqual(['left', 'right']);
    expect(marked({})).toEqual([]);
  });
});

describe('a press on it', () => {
  it('adds a vessel or takes it out, and leaves the others, so that two presses change nothing that it shows', () => {
    const shown = (list: readonly CareRow[]) =>
      list
        .flatMap((row) => markedSpots(vesselSpots, row, 'arterialSite'))
        .map(({ place, side }) => `${place} ${side}`)
        .toSorted();
    fc.assert(
      fc.property(rows, spot, (list, pressed) => {
        const [before, once, twice] = [list, toggledSite(list, pressed), toggledSite(toggledSite(list, pressed), pressed)];
        const name = `${pressed.place} ${pressed.side}`;
        expect(shown(once).includes(name)).toBe(!shown(before).includes(name));
        expect(shown(once).filter((each) => each !== name)).toEqual(shown(before).filter((each) => each !== name));
        expect(shown(twice)).toEqual(shown(before));
      }),
    );
  });

  it('adds a finding, or leads to the one on that area without changing it', () => {
    const [hand] = areaSpots.filter(({ place }) => place === 'hand');
    const first = withFinding([], hand!);
    expect(first).toEqual({ rows: [{ area: 'hand', bodySide: 'left' }], at: 0 });
    const said = [{ area: 'hand', bodySide: 'left', finding: 'edema', note: 'Slight' }];
    expect(withFinding(said, hand!)).toEqual({ rows: said, at: 0 });
  });
});
