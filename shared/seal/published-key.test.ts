import { describe, expect, it } from 'vitest';
import { judgeKey, type PublishedKey } from './published-key.ts';

const [old, current, strange] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const changedOn = '2026-06-01T00:00:00.000Z';
const keys: PublishedKey[] = [
  { sha256: old, from: '2026-01-01T00:00:00.000Z', until: changedOn },
  { sha256: current, from: changedOn, until: null },
];
const judge = (certificateSha256: string, on: string, published = keys) =>
  judgeKey(published, { certificateSha256, sealedOn: new Date(on) });

describe('the key of a seal', () => {
  it('is ours if its certificate was published, also when the seal is older than the list', () => {
    const ours = { kind: 'published', since: changedOn, until: null };
    expect(judge(current, '2026-07-01T00:00:00Z')).toEqual(ours);
    expect(judge(current, '2025-01-01T00:00:00Z')).toEqual(ours);
  });

  it('is unknown if its certificate wasn’t, and always before anything was', () => {
    expect(judge(strange, '2026-07-01T00:00:00Z')).toEqual({ kind: 'unknown' });
    expect(judge(current, '2026-07-01T00:00:00Z', [])).toEqual({ kind: 'unknown' });
  });

  it('that ended is good for what was sealed before, and within the hour in which a seal may be finished', () => {
    const ours = { kind: 'published', since: '2026-01-01T00:00:00.000Z', until: changedOn };
    expect(judge(old, '2026-05-31T23:59:59Z')).toEqual(ours);
    expect(judge(old, '2026-06-01T01:00:00Z')).toEqual(ours);
    const ended = { kind: 'ended', until: changedOn };
    expect(judge(old, '2026-06-01T01:00:01Z')).toEqual(ended);
    expect(judge(old, 'no time')).toEqual(ended);
  });

  it('that was taken back into use is good again', () => {
    const again = { sha256: old, from: '2026-08-01T00:00:00.000Z', until: null };
    const published = [keys[0]!, { ...keys[1]!, until: again.from }, again];
    expect(judge(old, '2026-09-01T00:00:00Z', published)).toEqual({
      kind: 'published',
      since: '2026-01-01T00:00:00.000Z',
      until: null,
    });
  });
});
