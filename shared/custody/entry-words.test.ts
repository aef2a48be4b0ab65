import { describe, expect, it } from 'vitest';
import { entryLines, isForTrade, isNoteForTrade, withoutTagCode } from './entry-words.ts';

const occurredOn = '2026-11-25T16:48:00.000Z';
const linesOf = (type: string, data: Record<string, string | number | object>) =>
  entryLines({ type, data: data as never, occurredOn });
const titleOf = (type: string, data: Record<string, string | number | object> = {}) =>
  linesOf(type, { id: 'one', ...data })[0]?.title;

describe('the line of an entry', () => {
  it.each([
    ['custody.page-closed', { page: 'removal' }, 'Removal closed'],
    ['custody.tag-bound', { tag: { code: 'WYPEMCTM' } }, 'Tag WYPE MCTM bound'],
    ['custody.tag-retirement-asked', { tag: {} }, 'A second person is needed to retire a tag'],
    ['custody.identity-verified', { tag: { code: 'WYPEMCTM' }, finding: 'not-them' }, 'Tag WYPE MCTM compared: not this person'],
    ['custody.identity-verified', { tag: { code: 'WYPEMCTM' }, finding: 'of-2031' }, 'Tag WYPE MCTM compared'],
    [
      'custody.effect-moved',
      { item: 'wedding-ring', quantity: 2, from: 'stored', to: 'released' },
      'Wedding ring (2): stored to released',
    ],
    ['custody.effect-decided', { item: 'cash', quantity: 1, handling: 'return-to-family' }, 'Cash: decided to return to family'],
    ['custody.effect-decided', { item: 'cash', quantity: 1 }, 'Cash: nothing is decided any more'],
    ['custody.disposition-started', { act: 'cremation' }, 'Cremation started'],
    [
      'custody.death-corrected',
      { from: '2026-11-26 19:40', to: '2026-11-24' },
      'Death corrected from 2026-11-26 19:40 to 2026-11-24',
    ],
    ['custody.bag-opened', {}, 'Bag opened'],
  ])('says %s %o as %s', (type, data, title) => {
    expect(titleOf(type, data)).toBe(title);
  });

  it('is one for each change of care that an entry brought in, with its own time and the reason of a correction', () => {
    const changes = [
      { id: 'a', to: 'out-for-pickup', happenedOn: '2026-11-25T10:00:00.000Z' },
      { id: 'b', to: 'in-care', happenedOn: '2026-11-25T11:00:00.000Z', reason: 'The clock was an hour slow.' },
    ];
    expect(linesOf('custody.imported', { changes })).toEqual([
      { title: 'Out for pickup', occurredOn: '2026-11-25T10:00:00.000Z', wordsId: 'a' },
      { title: 'In care', occurredOn: '2026-11-25T11:00:00.000Z', wordsId: 'b', reason: 'The clock was an hour slow.' },
    ]);
    expect(linesOf('custody.corrected', { changes })[1]?.title).toBe('Corrected to In care');
  });

  it('doesn’t show the code of a tag to those who have to read it from the tag', () => {
    const data = { id: 'one', tag: { id: 'two', code: 'WYPEMCTM' }, finding: 'confirmed' };
    const [line] = entryLines(withoutTagCode({ type: 'custody.identity-verified', data: data as never, occurredOn }));
    expect(line?.title).toBe('A tag compared: it is them');
  });

  it('says what a hand-off changed beside it', () => {
    const changes = [{ id: 'a', to: 'transferred', happenedOn: occurredOn }];
    expect(linesOf('custody.handoff-accepted', { id: 'a', handoffId: 'h', changes })).toEqual([
      { title: 'Hand-off accepted: transferred', occurredOn, wordsId: 'a' },
    ]);
  });
});

describe('a trade company', () => {
  const provider = { kind: 'provider', id: 'p' } as const;

  it('sees where the person is, and nothing about things, relatives, and decisions of the home', () => {
    for (const type of ['custody.moved', 'custody.tag-bound', 'custody.handoff-offered', 'custody.disposition-started'])
      expect(isForTrade({ type, actor: provider }), type).toBe(true);
    for (const type of ['custody.effect-moved', 'custody.no-effects', 'custody.identity-doubted', 'custody.gate-overridden'])
      expect(isForTrade({ type, actor: provider }), type).toBe(false);
    expect(isForTrade({ type: 'custody.identity-verified', actor: { kind: 'family', id: 'f' } })).toBe(false);
  });

  it('sees the notes of hand-offs alone, and why a page was opened again', () => {
    expect(['custody.moved', 'custody.page-reopened', 'custody.handoff-refused'].map((type) => isNoteForTrade({ type }))).toEqual(
      [false, true, true],
    );
  });
});
