import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { packBundle } from '#functions/documents/evidence/bundle.ts';
import { httpTimestamps } from '#functions/vendors/timestamps/index.ts';
import { sha256 } from '#shared/chain/chain-head.ts';
import { sampleEvidence } from '#test/documents/sample-evidence.ts';
import { type AuthorityOptions, serveAuthority, testAuthority } from '#test/documents/test-authority.ts';
import { launchBrowser } from '#test/e2e/launch-browser.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import type { ChosenFile } from '#web/verifier/read-files.ts';
import { verifierPage } from '../../scripts/build-verifier.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'yarrow-bundle-'));
let browser: Browser;
let bundle: Uint8Array;
let files: ChosenFile[];
let foreign: Awaited<ReturnType<typeof sampleEvidence>>;

beforeAll(async () => {
  const verifier = Buffer.from(await verifierPage());
  const own = await sampleEvidence();
  foreign = await sampleEvidence('0198f0aa-1111-7222-8333-444455550000');
  bundle = packBundle({ ...own, name: 'Cremation: 王/Nguyễn', verifier });
  files = Object.entries(unzipSync(bundle)).map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Checks the bundle with one of its files replaced. */
async function verdictWith(name: RegExp, bytes?: Uint8Array) {
  const changed = files.flatMap((file) => {
    if (!name.test(file.name)) return [file];
    return bytes ? [{ ...file, bytes: new Uint8Array(bytes) }] : [];
  });
  const sorted = sortFiles(changed);
  return 'words' in sorted ? { title: sorted.words, result: '', isWhole: false, entries: [] } : evidenceVerdict(sorted);
}
const contentOf = (name: RegExp) => files.find((file) => name.test(file.name))!.bytes;

describe('a bundle', () => {
  it('is found unchanged by its own page, from the disk and with the network off', async () => {
    const certificateHash = await sha256(contentOf(/der$/));
    for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
    writeFileSync(join(folder, 'bundle.zip'), bundle);
    expect(files.map(({ name }) => name)).toEqual([
      'Cremation 王 Nguyễn.pdf',
      'record.ndjson',
      'seal-certificate.der',
      'verify.html',
      'README.txt',
    ]);
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const own = pathToFileURL(join(folder, 'verify.html')).href;
    await page.goto(own);
    const check = async (names: readonly string[]) => {
      await page.getByLabel('Files to check').setInputFiles(names.map((name) => join(folder, name)));
      await page.getByRole('button', { name: 'Check the files' }).click();
      await page.locator('#result h2').waitFor();
      return page.locator('#result').innerText();
    };
    for (const names of [files.map(({ name }) => name), ['bundle.zip']]) {
      const said = await check(names);
      expect(said).toContain('Unchanged since it was sealed on November 26, 2026 at 4:00 PM UTC');
      expect(said).toContain('The record names the SHA-256 of this file, and the key that sealed it.');
      expect(said).toContain('Ana Núñez signed with a typed signature.');
      expect(said).toContain(`compare this fingerprint: ${certificateHash}`);
      expect(await page.locator('#result').getAttribute('class')).toBe('open');
    }
    const readme = Buffer.from(contentOf(/README/)).toString();
    expect(readme).toContain(`compare its fingerprint (SHA-256). It is\n  ${certificateHash}\n`);
    expect(readme).toContain('the page “Check a document” (/verify) lists the fingerprints');
    const altered = Buffer.from(contentOf(/pdf$/));
    altered[700]! ^= 1;
    writeFileSync(join(folder, 'altered.pdf'), altered);
    expect(await check(['altered.pdf'])).toContain('This file isn’t the one that was sealed.');
    expect(requests).toEqual([own]);
    await context.close();
  });

  it('is refused with a changed, swapped, or truncated record', async () => {
    const record = Buffer.from(contentOf(/ndjson$/)).toString();
    const lines = record.trimEnd().split('\n');
    const changed = record.replace('typed', 'drawn');
    expect(changed).not.toBe(record);
    const swapped = [lines[1], lines[0], ...lines.slice(2)].join('\n');
    const cut = [...lines.slice(0, -2), lines.at(-1)].join('\n');
    for (const text of [changed, swapped, cut, lines.slice(0, -1).join('\n')])
      expect((await verdictWith(/ndjson$/, Buffer.from(text))).isWhole).toBe(false);
    expect(await verdictWith(/ndjson$/, Buffer.from(foreign.record))).toMatchObject({
      isWhole: false,
      result: 'The record is that of another file.',
    });
  });

  it('is refused with another sealed PDF, or another certificate', async () => {
    expect(await verdictWith(/pdf$/, foreign.sealed)).toMatchObject({ isWhole: false, title: 'Changed' });
    expect(await verdictWith(/der$/, foreign.certificate)).toMatchObject({
      isWhole: false,
      result: 'The certificate in the bundle isn’t the one that sealed the PDF.',
    });
  });

  it('says who confirmed the time, and what it doesn’t know of them, or that nobody did', async () => {
    const on = new Date('2026-11-26T16:00:02Z');
    const words = async (options: AuthorityOptions) => {
      const { url, close } = await serveAuthority(await testAuthority({ now: () => on, ...options }));
      onTestFinished(close);
      const asking = httpTimestamps({ url, randomBytes: () => randomBytes(32) });
      const { sealed, record, certificate } = await sampleEvidence(undefined, asking);
      const sorted = sortFiles([
        { name: 'a.pdf', bytes: new Uint8Array(sealed) },
        { name: 'seal-certificate.der', bytes: new Uint8Array(certificate) },
        { name: 'record.ndjson', bytes: new TextEncoder().encode(record) },
      ]);
      if ('words' in sorted) throw new Error(sorted.words);
      return evidenceVerdict(sorted);
    };
    const [issued, own] = [await words({ withRoot: true, hidesRoot: true }), await words({ key: 'ecdsa' })];
    for (const each of [issued, own]) {
      expect(each).toMatchObject({ isWhole: true, title: 'Unchanged since it was sealed on November 26, 2026 at 4:00 PM UTC' });
      expect(each.checked).toContain(
        'Timestamped by Test Time Authority at November 26, 2026 at 4:00:02 PM UTC. The timestamp is for this seal.',
      );
      expect(each.entries.at(-1)).toContain('A timestamp authority confirmed the time.');
    }
    const trust = 'Whether the timestamp authority can be trusted.';
    const list = 'and this page has no list of issuers to trust.';
    expect(issued.notChecked).toContain(`${trust} Its certificate was issued by Test Root, ${list}`);
    expect(own.notChecked).toContain(`${trust} It issued its certificate itself, ${list}`);
    const none = await verdictWith(/nothing/);
    expect('notChecked' in none && none.notChecked).toContain(
      'Whether the time is right. No timestamp from an authority: it is the time of our server.',
    );
  });

  it('can be checked in part, and says what isn’t sealed or can’t be read', async () => {
    expect(await verdictWith(/ndjson$|der$/)).toMatchObject({ isWhole: true, entries: [] });
    expect(await verdictWith(/pdf$|der$/)).toMatchObject({ isWhole: true, title: 'No changes found' });
    expect((await verdictWith(/pdf$/, foreign.unsealed)).title).toBe('Not sealed by Yarrow');
    expect((await verdictWith(/pdf$/, Buffer.from('A letter'))).title).toBe('Can’t be read');
    expect((await verdictWith(/./)).title).toBe(
      'Choose a sealed PDF, a record that ends in .ndjson, or a bundle that ends in .zip.',
    );
  });
});
