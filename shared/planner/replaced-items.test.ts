import { describe, expect, it } from 'vitest';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { smallHome } from '#test/world/small-planner-home.ts';
import { beyondOne, isChosenSince, replacedBy, withReplaced } from './replaced-items.ts';

const home = smallHome();
const names = (choices: Parameters<typeof planOf>[0], wanted: string) =>
  replacedBy(home, planOf(choices), id(wanted)).map(({ name }) => name);

describe('what an item replaces', () => {
  it('is another casket or container, and another vault, because one person needs one', () => {
    expect(names([item('oak')], 'pine')).toEqual(['Oak casket']);
    expect(names([item('oak'), item('cloth', 2)], 'card')).toEqual(['Oak casket', 'Cloth casket']);
    expect(names([item('vault')], 'pine')).toEqual([]);
  });

  it('is never itself, an urn, a keepsake, or a service', () => {
    expect(names([item('oak')], 'oak')).toEqual([]);
    expect(names([item('brass'), item('heart'), chosen('vs')], 'brass')).toEqual([]);
    expect(names([item('brass'), item('oak')], 'heart')).toEqual([]);
  });

  it('leaves the plan, with everything else as it was', () => {
    const plan = planOf([chosen('vs', { qo: true }), item('cloth', 2), item('vault')]);
    const next = withReplaced(plan, replacedBy(home, plan, id('oak')), id('oak'));
    expect(next.selectedDisplayServices).toEqual([chosen('vs', { qo: true }), item('vault'), item('oak')]);
  });
});

it('counts what there is more than one of, over all items of a kind', () => {
  const of = (name: string, quantity: number) => ({ item: home.items.find((each) => each.id === id(name))!, quantity });
  expect(beyondOne(home, [of('oak', 1), of('card', 1), of('vault', 1), of('heart', 9)])).toEqual([
    { kind: 'container', units: 2 },
  ]);
  expect(beyondOne(home, [of('vault', 3)])).toEqual([{ kind: 'outer-burial-container', units: 3 }]);
  expect(beyondOne(home, [of('oak', 1), of('vault', 1)])).toEqual([]);
});

it('knows when bringing back an item that was taken out would add to another choice', () => {
  const isSince = (after: Parameters<typeof planOf>[0], now: Parameters<typeof planOf>[0], wanted: string) =>
    isChosenSince(home, planOf(after), planOf(now), id(wanted));
  expect(isSince([item('oak')], [], 'cloth')).toBe(false);
  expect(isSince([item('oak')], [item('oak', 2), item('vault'), item('heart')], 'cloth')).toBe(false);
  expect(isSince([], [item('pine')], 'cloth')).toBe(true);
  expect(isSince([], [item('cloth')], 'cloth')).toBe(true);
  expect(isSince([], [item('brass')], 'heart')).toBe(false);
  expect(isSince([], [item('heart')], 'heart')).toBe(true);
});
