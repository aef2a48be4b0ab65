import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeCertificate } from '#functions/documents/certificate/certificate-pdf.ts';
import { headOf } from '#shared/chain/append-entry.ts';
import { evidence } from '#shared/documents/evidence.ts';
import { linksOf } from '#test/world/arbitrary-chain.ts';
import { fonts, readPdf } from './read-pdf.ts';
import { signedEntries } from './sample-evidence.ts';

const chain = { kind: 'signature' as const, subject: '0198f0aa-1111-7222-8333-444455556666' };
const hash = 'ab'.repeat(32);
const at = new Date('2026-11-26T16:00:00.000Z');

async function inputOf(repeat = 1) {
  const king = { signerId: '0198f0aa-5555-7222-8333-444455556666', signerName: '王 Ολγα Nguyễn עברית' };
  const canceled = evidence('document.signer-canceled', {
    at,
    actor: { kind: 'provider', id: '0198f0aa-3333-7222-8333-444455556666', name: 'Łukasz' },
    data: { ...king, reason: 'No longer next of kin' },
  });
  const reminders = Array.from({ length: repeat }, () =>
    evidence('document.reminded', { at, actor: { kind: 'job', id: 'remind' }, data: king }),
  );
  const links = await linksOf(chain, [...signedEntries(hash), ...reminders, canceled]);
  const document = { id: chain.subject, name: 'Cremation authorization 王', revision: 2, homeName: 'Larkspur Funeral Home' };
  return {
    document,
    originalSha256: hash,
    certificateSha256: 'cd'.repeat(32),
    links,
    head: await headOf(chain, links),
    at,
    verifyUrl: 'https://yarrow.example/verify',
  };
}

describe('the certificate of a signing', () => {
  it('says what was signed, by whom and how, what was recorded, and how to check it', async () => {
    const input = await inputOf();
    const { bytes, missingCharacters } = composeCertificate(fonts, input);
    if (process.env.CERTIFICATE_OUT) writeFileSync(process.env.CERTIFICATE_OUT, bytes);
    const read = await readPdf(bytes);
    expect(missingCharacters).toEqual([]);
    expect(read.isTagged).toBe(true);
    expect(read.outline).toEqual(['Document', 'Signers', 'What was recorded', 'How to check this document']);
    const text = read.text.replaceAll(/\s+/g, ' ');
    for (const words of [
      'Ana Núñez',
      'eldest daughter; no spouse',
      '203.0.113.9',
      'America/Chicago',
      'Mozilla/5.0 (iPhone)',
      'Version 2026-11, SHA-256',
      '2026-11-26 15:09:00 UTC',
      'Ana Núñez signed with a typed signature.',
      input.head.hash.slice(0, 4),
      'self-signed',
      'https://yarrow.example/verify',
    ])
      expect(text).toContain(words);
    for (const { hash: own } of input.links) expect(text).toContain((own.slice(0, 16).match(/.{4}/g) ?? []).join(' '));
  });

  it('is the same each time, and has as many pages as its record needs', async () => {
    const input = await inputOf(120);
    const { bytes } = composeCertificate(fonts, input);
    expect(composeCertificate(fonts, input).bytes.equals(bytes)).toBe(true);
    const { pages } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it('keeps what it says of a signer on one page', async () => {
    const names = ['Ana Núñez', ...['一', '二', '三', '四', '五'].map((number) => `王 ${number}`)];
    const entries = names.flatMap((signerName, at) =>
      signedEntries(hash).map((entry) => ({
        ...entry,
        data: { ...entry.data, signerName, signerId: `${at}198f0aa-5555-7222-8333-444455556666` },
      })),
    );
    const links = await linksOf(chain, entries);
    const input = { ...(await inputOf()), links, head: await headOf(chain, links) };
    const { pages } = await readPdf(composeCertificate(fonts, input).bytes);
    const before = pages.slice(0, pages.findIndex((page) => page.includes('What was recorded')) + 1);
    expect(before.length).toBeGreaterThan(2);
    const count = (page: string, words: string) => page.split(words).length - 1;
    for (const page of before) expect(count(page, 'Browser')).toBe(count(page, 'Authority'));
  });

  it('leaves a signer out who was canceled, and keeps what was recorded of them', async () => {
    const { text } = await readPdf(composeCertificate(fonts, await inputOf()).bytes);
    const [before, after] = text.split('What was recorded');
    expect(before).not.toContain('Ολγα');
    expect(after).toContain('Ολγα');
  });
});
