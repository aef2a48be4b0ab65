import { describe, expect, it } from 'vitest';
import { mentionAt, mentioned, mentionedAfter, offered, withMention } from './mentions.ts';

const joan = { id: '1', fullName: 'Joan Averell' };
const zoe = { id: '2', fullName: 'Zoë Núñez' };
const joanna = { id: '3', fullName: 'Joan Averell-Tate' };
const members = [joan, zoe, joanna];

describe('a mention', () => {
  it('starts with an @ before the caret, not inside an address', () => {
    expect(mentionAt('ask @jo about it', 7)).toEqual({ from: 4, typed: 'jo' });
    expect(mentionAt('@', 1)).toEqual({ from: 0, typed: '' });
    expect(mentionAt('mail ruth@ex', 12)).toBeNull();
    expect(mentionAt('@jo\nnext', 8)).toBeNull();
  });
  it('offers people whose names start with what is typed, whatever the accents', () => {
    expect(offered(members, '')).toEqual(members);
    expect(offered(members, 'nunez zo')).toEqual([zoe]);
    expect(offered(members, 'nobody')).toEqual([]);
    expect(offered(members, 'Zoë Núñez knows')).toEqual([]);
  });
  it('is written out in place of what was typed', () => {
    expect(withMention('ask @zo about it', { from: 4, caret: 7, name: zoe.fullName })).toEqual({
      text: 'ask @Zoë Núñez about it',
      caret: 15,
    });
  });
  it('counts for people whose whole name is still there', () => {
    expect(mentioned('@Zoë Núñez, and @Joan Averell', members)).toEqual(['1', '2']);
    expect(mentioned('@Zoë', members)).toEqual([]);
    expect(mentioned('to@Joan Averell', members)).toEqual([]);
    expect(mentioned('@Joan Averells', members)).toEqual([]);
    expect(mentioned('@Joan Averell-Tate.', members)).toEqual(['3']);
  });
});

describe('the people whom a note mentions after an edit', () => {
  const text = '@Joan Averell, please call @Peter Vane.';
  it('are those whose names are in its text, of the people whom the writer can mention', () => {
    expect(mentionedAfter(['1', '2'], text, members)).toEqual(['1']);
  });
  it('still include everyone whom the writer can’t see: the whole team, or someone who has left', () => {
    expect(mentionedAfter(['1', '2'], text, [])).toEqual(['1', '2']);
    expect(mentionedAfter(['4', '2'], text, members)).toEqual(['4', '1']);
  });
});
