import { beforeAll, describe, expect, it } from 'vitest';
import { sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { sha256 } from '#shared/chain/chain-head.ts';
import type { PublishedKey } from '#shared/seal/published-key.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { testSeal } from '#test/documents/test-seal.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { type PublishedKeys, withKey } from '#web/verifier/key-words.ts';

let [ours, stranger]: Seal[] = [];
let pages: Uint8Array;
let published: PublishedKey[];

const printOf = (seal: Seal) => sha256(new Uint8Array(seal.certificate));
beforeAll(async () => {
  // Both certificates have the same subject, issuer, dates, and extensions: only the key differs.
  [ours, stranger, pages] = [await testSeal(), await testSeal(), await flatForm(1)];
  published = [{ sha256: await printOf(ours), from: '2026-03-01T00:00:00.000Z', until: null }];
});

/** Returns what is said of a file that was sealed with a key at a time. */
async function saidOf(signer: Seal, keys: PublishedKeys, time = '2026-11-26T16:00:00Z') {
  const sealed = await sealPdf({ bytes: pages, signer, reason: 'Sealed after everyone signed', time: new Date(time) });
  const sorted = sortFiles([{ name: 'document.pdf', bytes: new Uint8Array(sealed) }]);
  if ('words' in sorted) throw new Error(sorted.words);
  return withKey(await evidenceVerdict(sorted), keys);
}

describe('a sealed file', () => {
  it('is ours by a key that we have published, since then', async () => {
    expect(await saidOf(ours!, published)).toMatchObject({
      tone: 'good',
      isWhole: true,
      title: 'Unchanged since it was sealed on November 26, 2026 at 4:00 PM UTC',
      result: expect.stringContaining('Sealed by Yarrow with a key that Yarrow has published since March 1, 2026.'),
    });
  });

  it('of a stranger who named a key after us is told apart, and is still intact', async () => {
    for (const keys of [published, []]) {
      const said = await saidOf(stranger!, keys);
      expect(said).toMatchObject({
        tone: 'bad',
        isWhole: true,
        title: 'The seal is valid, but its key isn’t one that Yarrow has published',
        entries: [],
      });
      expect(said.result).toContain('Unchanged since it was sealed on November 26, 2026 at 4:00 PM UTC.');
      expect(JSON.stringify(said)).not.toContain('Sealed by Yarrow with a key');
      expect(said.notChecked.join(' ')).toContain(await printOf(stranger!));
    }
  });

  it('with a key that ended is good if it was sealed before that, and alarming if it says later', async () => {
    const next = { sha256: await printOf(stranger!), from: '2026-11-27T00:00:00.000Z', until: null };
    const keys = [{ ...published[0]!, until: next.from }, next];
    expect(await saidOf(ours!, keys)).toMatchObject({
      tone: 'good',
      result: expect.stringContaining('since March 1, 2026, and used until November 27, 2026.'),
    });
    expect(await saidOf(ours!, keys, '2026-11-28T00:00:00Z')).toMatchObject({
      tone: 'bad',
      isWhole: true,
      title: 'The seal is valid, but Yarrow no longer used its key then',
    });
  });

  it('is neither good nor bad, with its fingerprint, while the published keys aren’t known', async () => {
    for (const [keys, words] of [
      ['failed', 'Couldn’t load Yarrow’s published keys; compare this fingerprint:'],
      ['loading', 'Yarrow’s published keys are still loading.'],
      ['offline', 'This page makes no requests'],
    ] as const) {
      const said = await saidOf(stranger!, keys);
      expect(said).toMatchObject({ tone: 'open', isWhole: true });
      expect(said.result).toContain(words);
      expect(said.result).toContain(await printOf(stranger!));
    }
  });

  it('that was changed says nothing about a key', async () => {
    const sealed = await sealPdf({ bytes: pages, signer: ours!, reason: '', time: new Date('2026-11-26T16:00:00Z') });
    sealed[600]! ^= 1;
    const sorted = sortFiles([{ name: 'document.pdf', bytes: new Uint8Array(sealed) }]);
    const said = withKey(await evidenceVerdict(sorted as Exclude<typeof sorted, { words: string }>), published);
    expect(said).toMatchObject({ tone: 'bad', isWhole: false, title: 'Changed' });
    expect(JSON.stringify(said)).not.toContain('published');
  });
});
