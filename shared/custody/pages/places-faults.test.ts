import { describe, expect, it } from 'vitest';
import { placesFaults } from './places-faults.ts';

const home = { custody: {}, side: { kind: 'home' } } as const;
const into = (hour: number, unit: string, out = '') => ({ in: `2026-05-12T0${hour}:00:00.000Z`, out, unit, by: 'Ida' });
const moved = (hour: number, kind: string, place: string) => ({ at: `2026-05-12T0${hour}:00:00.000Z`, kind, place, by: 'Ida' });
const out = '2026-05-12T03:00:00.000Z';

describe('where someone is put', () => {
  it('is refused while they are still in another cold, in words', () => {
    const before = { coldPeriods: [into(1, 'Cooler 1')] };
    const words = 'Cooler 1 is still open: write down when they were taken out.';
    expect(placesFaults(before, { coldPeriods: [into(1, 'Cooler 1'), into(2, 'Cooler 2')] }, home)).toEqual({
      coldPeriods: words,
    });
    const placed = { ...before, placements: [moved(2, 'preparation-room', 'Room 1')] };
    expect(placesFaults(before, placed, home)).toEqual({ placements: words });
    expect(placesFaults(before, { ...before, placements: [moved(2, 'refrigeration', 'Cooler 2')] }, home)).toEqual({
      placements: words,
    });
    expect(placesFaults(before, { coldPeriods: [into(1, '')], placements: placed.placements }, home)).toEqual({
      placements: 'The cold is still open: write down when they were taken out.',
    });
  });

  it('is kept once they were taken out, if it was earlier, or if it says the same', () => {
    const before = { coldPeriods: [into(1, 'Cooler 1')] };
    const ended = [into(1, 'Cooler 1', out)];
    expect(placesFaults(before, { coldPeriods: [...ended, into(4, 'Cooler 2')] }, home)).toEqual({});
    expect(placesFaults(before, { coldPeriods: ended, placements: [moved(4, 'chapel', 'East')] }, home)).toEqual({});
    expect(placesFaults(before, { ...before, placements: [moved(0, 'chapel', 'East')] }, home)).toEqual({});
    expect(placesFaults(before, { ...before, placements: [moved(2, 'refrigeration', 'cooler 1')] }, home)).toEqual({});
  });

  it('never stops a save for what was there before', () => {
    const two = { coldPeriods: [into(1, 'Cooler 1'), into(2, 'Cooler 2')], placements: [moved(3, 'chapel', 'East')] };
    expect(placesFaults(two, two, home)).toEqual({});
    expect(placesFaults(two, { ...two, coldPeriods: [into(1, 'Cooler 1', out), into(2, 'Cooler 2')] }, home)).toEqual({});
  });

  it('is for the company that has them to say', () => {
    const custodian = {
      kind: 'trade',
      id: 'one',
      name: 'Lucille Batista',
      since: '2026-05-12T02:00:00.000Z',
      isConfirmed: true,
    } as const;
    const words = 'Lucille Batista has them. They come back with a hand-off before they can be put anywhere here.';
    const with_ = (side: object) => ({ custody: { custodian }, side }) as unknown as Parameters<typeof placesFaults>[2];
    const cold = { coldPeriods: [into(4, 'Cooler 1')] };
    expect(placesFaults({}, cold, with_({ kind: 'home' }))).toEqual({ coldPeriods: words });
    expect(placesFaults({}, cold, with_({ kind: 'trade', id: 'other' }))).toEqual({ coldPeriods: words });
    expect(placesFaults({}, cold, with_({ kind: 'trade', id: 'one' }))).toEqual({});
    expect(placesFaults({}, { placements: [moved(4, 'chapel', 'East')] }, with_({ kind: 'home' }))).toEqual({
      placements: words,
    });
    expect(placesFaults({}, { placements: [moved(1, 'chapel', 'East')] }, with_({ kind: 'home' }))).toEqual({});
    expect(placesFaults({}, { coldPeriods: [into(1, 'Cooler 1', out)] }, with_({ kind: 'home' }))).toEqual({});
  });
});
