import { expect, it } from 'vitest';
import type { CaseHandoffs, HandoffView } from '#shared/contract/handoffs.ts';
import { supersededBy } from './superseded.ts';

const [monday, tuesday, friday] = ['2026-05-11T09:00:00.000Z', '2026-05-12T09:00:00.000Z', '2026-05-15T09:00:00.000Z'];
const home = { kind: 'home', name: 'Larkspur' } as const;
const teal = { kind: 'trade', id: 'teal', name: 'Teal Embalming' } as const;
const handoff = (more: object) => ({ state: 'accepted', from: home, to: teal, ended: { on: monday }, ...more }) as HandoffView;
const view = (more: object) => ({ custodian: null, takenBack: null, end: null, ...more }) as unknown as CaseHandoffs;

it('is the next hand-off that passed, and nothing for one that passed nothing', () => {
  const [taken, refused] = [handoff({}), handoff({ state: 'refused' })];
  const back = handoff({ from: teal, to: home, ended: { on: tuesday } });
  const earlier = [back, refused, taken];
  const now = view({ earlier, custodian: { ...home, since: tuesday } });
  expect(supersededBy(taken, now)).toEqual({ on: tuesday, words: 'Teal Embalming handed over to Larkspur' });
  expect(supersededBy(refused, now)).toBeNull();
  expect(supersededBy(back, now)).toBeNull();
});

it('is a correction or another later entry, and the end of care', () => {
  const taken = handoff({});
  const of = (more: object) => supersededBy(taken, view({ earlier: [taken], ...more }));
  expect(of({ custodian: { ...teal, since: monday } })).toBeNull();
  const takenBack = { from: teal.name, isOwn: false, byName: 'O. Perez', on: friday };
  expect(of({ custodian: { ...home, since: monday }, takenBack })).toEqual({
    on: friday,
    words: 'O. Perez corrected the record',
  });
  expect(of({ custodian: { ...home, since: tuesday } })).toEqual({
    on: tuesday,
    words: 'Larkspur has the person by a later entry of the record',
  });
  expect(of({ end: { status: 'laid-to-rest', on: friday, to: '', by: '' } })).toEqual({ on: friday, words: 'Care ended' });
  expect(of({})).toEqual({ on: null, words: 'Nobody has the person by a later entry of the record' });
});
