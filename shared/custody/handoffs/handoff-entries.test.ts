import { describe, expect, it } from 'vitest';
import type { ChainEntry } from '../../chain/chain-entry.ts';
import type { Handoff } from '../../model/handoff.ts';
import { changesIn, wordsSha256 } from '../custody-record.ts';
import { custodyLines } from '../custody-sentences.ts';
import { handoffEntry } from './handoff-entries.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const doer = {
  kind: 'provider' as const,
  id: id(1),
  by: id(2),
  byName: 'Tristan Teal',
  now: new Date('2026-05-11T09:00:00Z'),
  note: '',
  salt: 'ab',
};
const handoff: Handoff = {
  ...{ id: id(3), subject: 'decedent', tag: { id: 'A'.repeat(26), code: 'AAAAAAAA' }, purpose: 'preparation' },
  ...{ papers: ['pronouncement'], effects: 'A wedding ring.', state: 'accepted' },
  from: { kind: 'home', name: 'Larkspur' },
  to: { kind: 'trade', id: id(4), name: 'Northgate' },
  offered: { by: id(5), byName: 'Stella Teal', on: '2026-05-11T08:00:00.000Z', how: 'tag-scanned' },
};

describe('the entry of a hand-off', () => {
  it('names the sides by their ids, and keeps names and what goes along beside the record', async () => {
    const moved = { from: 'in-care', to: 'transferred' } as const;
    const deed = { type: 'custody.handoff-accepted', how: 'tag-scanned', moved } as const;
    const { draft, words } = await handoffEntry(deed, handoff, { locationId: id(6), doer });
    expect(JSON.stringify(draft)).not.toMatch(/Teal|Northgate|Larkspur|ring/);
    expect(words).toMatchObject([
      { name: 'Tristan Teal', note: 'From Larkspur to Northgate.\nWith: Pronouncement of death. A wedding ring.' },
    ]);
    expect(draft.data.wordsSha256).toBe(await wordsSha256(words[0]!));
    const wordsOf = () => words[0];
    expect(custodyLines(draft, { wordsOf })).toEqual([
      'Hand-off accepted',
      'Care: In care to Transferred',
      ...['About: The person', 'Tag: AAAA AAAA', 'Tag read: Scanned', 'Purpose: Embalming or preparation'],
      'Recorded by: Tristan Teal',
      `Note: ${words[0]!.note}`,
    ]);
    const chain = { kind: 'custody', subject: id(7) } as const;
    const entry = { ...draft, chain, format: 1, sequence: 1, previous: '' } as unknown as ChainEntry;
    expect(changesIn(entry, wordsOf)).toMatchObject([{ ...moved, recordedBy: id(2), recordedByName: 'Tristan Teal' }]);
  });

  it('names things of the inventory by their ids, and beside the record by what they’re called, without their worth', async () => {
    const things = [
      { id: id(8), name: 'Ring', description: 'Gold', amountCents: 500, isHere: true },
      { id: id(9), name: 'Keys (3)', description: '', isHere: false, note: 'Not in the bag.' },
    ];
    const of = { locationId: id(6), doer };
    const { draft, words } = await handoffEntry({ type: 'custody.handoff-accepted' }, { ...handoff, things }, of);
    expect(draft.data).toMatchObject({ things: [id(8)], thingsMissed: [id(9)], wordsSha256: await wordsSha256(words[0]!) });
    expect(JSON.stringify(draft)).not.toMatch(/Ring|Keys|Gold|bag/);
    const lines = custodyLines(draft, { wordsOf: () => words[0] });
    expect(lines[0]).toBe('Hand-off accepted, and 1 personal effect wasn’t there');
    expect(lines).toEqual(expect.arrayContaining(['Came along: Ring, Gold', 'Wasn’t there: Keys (3). Not in the bag.']));
    expect(lines.join('\n')).not.toMatch(/500|5\.00/);
    // Without the words, the record still says how many there were.
    const counts = ['Personal effects that go along: 1', 'Personal effects that weren’t there: 1'];
    expect(custodyLines(draft, { wordsOf: () => undefined })).toEqual(expect.arrayContaining(counts));
    const offered = {
      ...handoff,
      state: 'offered' as const,
      things: things.map(({ isHere: _said, note: _note, ...thing }) => thing),
    };
    const offer = await handoffEntry({ type: 'custody.handoff-offered' }, offered, of);
    expect(offer.draft.data).toMatchObject({ things: [id(8), id(9)] });
    expect(custodyLines(offer.draft, { wordsOf: () => offer.words[0] })).toContain('Goes along: Ring, Gold');
    const refused = await handoffEntry({ type: 'custody.handoff-refused' }, { ...offered, state: 'refused' }, of);
    expect(refused.draft.data).not.toHaveProperty('things');
  });

  it('reports no change of care while nothing passes', async () => {
    const refused = { ...handoff, state: 'refused' as const };
    const { draft } = await handoffEntry({ type: 'custody.handoff-refused' }, refused, { locationId: id(6), doer });
    expect(draft.data).not.toHaveProperty('changes');
    expect(custodyLines(draft, { wordsOf: () => undefined })).toContain('Recorded by: the name and note were removed');
  });
});
