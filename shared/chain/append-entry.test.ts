import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draftOf, linksOf } from '#test/world/arbitrary-chain.ts';
import { appendEntry, headOf, MAX_ENTRY_BYTES } from './append-entry.ts';
import type { ChainEntryDraft } from './chain-entry.ts';
import { type ChainId, firstHead } from './chain-head.ts';

const chain: ChainId = { kind: 'signature', subject: '0198f0aa-1111-7222-8333-444455556666' };
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('appending an entry', () => {
  it('names the hash of the entry before it, and the first one that of the chain', async () => {
    const [first, second] = await linksOf(chain, [draftOf(), draftOf({ corrects: 1 })]);
    expect((await headOf(chain, [])).hash).toBe(digest(`{"chain":{"kind":"signature","subject":"${chain.subject}"},"format":1}`));
    expect(JSON.parse(first!.text)).toMatchObject({ sequence: 1, previous: (await firstHead(chain)).hash, format: 1, chain });
    expect(JSON.parse(second!.text)).toMatchObject({ sequence: 2, previous: digest(first!.text), corrects: 1 });
    expect(await headOf(chain, [first!, second!])).toEqual({ sequence: 2, hash: digest(second!.text) });
  });

  it('hashes all that its writer said, and leaves out what nothing was said in', async () => {
    const draft = draftOf({ corrects: undefined, actor: { kind: 'system', id: 'support', name: undefined } });
    const { text } = await appendEntry(chain, await firstHead(chain), draft);
    const { format, chain: of, sequence, previous, ...said } = JSON.parse(text);
    expect({ format, of, sequence, previous }).toEqual({ format: 1, of: chain, sequence: 1, previous: expect.any(String) });
    expect(said).toEqual({ ...draftOf(), actor: { kind: 'system', id: 'support' } });
  });

  it('starts differently for each kind and each subject', async () => {
    const other = '0198f0aa-1111-7222-8333-444455556667';
    const chains: ChainId[] = [chain, { ...chain, kind: 'custody' }, { ...chain, kind: 'ledger' }, { ...chain, subject: other }];
    expect(new Set(await Promise.all(chains.map(async (each) => (await firstHead(each)).hash))).size).toBe(4);
  });

  it.each<[string, Partial<ChainEntryDraft>, string]>([
    ['a correction of itself', { corrects: 1 }, 'Entry 1 can correct only an earlier entry'],
    ['data that JSON has no word for', { data: { a: undefined } as never }, 'Only what JSON can say exactly'],
    ['data that is a list', { data: [] as never }, 'Only what JSON can say exactly'],
    ['half of a character in a name', { data: { '\ud800': 1 } }, 'Only what JSON can say exactly'],
    ['a day instead of a moment', { occurredOn: '2026-11-26' }, 'occurredOn'],
    ['a type with capitals', { type: 'Document Viewed' }, 'type'],
    ['an actor of no kind', { actor: { kind: 'ghost' as never, id: 'a' } }, 'actor.kind'],
    ['a field that no entry has', { hash: 'a' } as never, 'hash'],
    ['a subject that is no id', {}, 'chain.subject'],
  ])('refuses %s', async (name, fields, words) => {
    const of = name === 'a subject that is no id' ? { ...chain, subject: 'x' } : chain;
    await expect(appendEntry(of, await firstHead(chain), draftOf(fields))).rejects.toThrow(words);
  });

  it('takes an entry of 64 KB and refuses one byte more', async () => {
    const head = await firstHead(chain);
    const padded = (length: number) => appendEntry(chain, head, draftOf({ data: { note: 'é'.repeat(length) } }));
    const { text } = await padded(0);
    const room = MAX_ENTRY_BYTES - Buffer.byteLength(text);
    const largest = await appendEntry(chain, head, draftOf({ data: { note: 'x'.repeat(room) } }));
    expect(Buffer.byteLength(largest.text)).toBe(MAX_ENTRY_BYTES);
    await expect(appendEntry(chain, head, draftOf({ data: { note: 'x'.repeat(room + 1) } }))).rejects.toThrow('65537 bytes');
    await expect(padded(Math.floor(room / 2) + 1)).rejects.toThrow('at most 65536');
  });
});
