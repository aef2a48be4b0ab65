import { expect, it } from 'vitest';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { TradeKind } from '../../model/enumerations/custody.ts';
import type { TagSubject } from '../../model/enumerations/tag.ts';
import type { Custodian, Party } from '../../model/handoff.ts';
import { type TagAct, tagSideRefusal } from './tag-side.ts';

const home: Party = { kind: 'home', name: 'Larkspur' };
const company: Party = { kind: 'trade', id: 'a', name: 'Northgate' };
const other: Party = { kind: 'trade', id: 'b', name: 'Mystic River' };
const acts: readonly TagAct[] = ['bind', 'compare', 'retire'];

/** Returns what a side may do with the tags of someone. */
const may = (
  side: Party,
  status: DecedentStatus,
  { custodian, kinds = [], subject }: { custodian?: Custodian; kinds?: TradeKind[]; subject?: TagSubject } = {},
) => acts.filter((act) => tagSideRefusal(act, side, { status, custody: { custodian }, kinds, subject }) === undefined);

it('lets only who has the person handle their tags', () => {
  expect([may(home, 'in-care'), may(company, 'in-care')]).toEqual([acts, []]);
  const withCompany = { custodian: { ...company, isConfirmed: true } };
  expect([home, company, other].map((side) => may(side, 'transferred', withCompany))).toEqual([[], acts, []]);
  expect(tagSideRefusal('compare', home, { status: 'transferred', custody: withCompany, kinds: [] })).toBe(
    'Northgate has the person, and so only they can bind, replace, or compare the person’s tag.',
  );
});

it('lets a removal service bind at the place until the person is fetched, and the home before that', () => {
  for (const status of ['pickup-requested', 'out-for-pickup'] as const) {
    expect(may(company, status, { kinds: ['removal-service'] })).toEqual(acts);
    expect([may(company, status, { kinds: ['embalmer'] }), may(home, status)]).toEqual([[], acts]);
  }
  expect([may(company, 'not-in-care', { kinds: ['removal-service'] }), may(home, 'not-in-care')]).toEqual([[], acts]);
});

it('lets the home compare, and nobody replace, while someone without an account has them', () => {
  const custodian: Custodian = { kind: 'outside', name: 'Omar Reyes', isConfirmed: false };
  expect([may(home, 'transferred', { custodian }), may(company, 'transferred', { custodian })]).toEqual([['compare'], []]);
  const fetching = { custodian, kinds: ['removal-service'] as TradeKind[] };
  expect([may(company, 'out-for-pickup', fetching), may(home, 'out-for-pickup', { custodian })]).toEqual([
    ['bind', 'compare'],
    ['bind', 'compare'],
  ]);
});

it('lets the home handle the tags of bags and portions wherever the person is, and a trade company only while it has them', () => {
  const custodian: Custodian = { ...company, isConfirmed: true };
  for (const subject of ['effects-bag', 'portion'] as const) {
    expect(may(home, 'transferred', { custodian, subject })).toEqual(acts);
    expect([company, other].map((side) => may(side, 'transferred', { custodian, subject }))).toEqual([acts, []]);
  }
  expect(may(home, 'transferred', { custodian, subject: 'cremated-remains' })).toEqual([]);
});
