import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { packBundle } from '#functions/documents/evidence/bundle.ts';
import { httpTimestamps } from '#functions/vendors/timestamps/index.ts';
import { sealCertificateSchema } from '#shared/model/seal-certificate.ts';
import { sampleEvidence } from '#test/documents/sample-evidence.ts';
import { serveAuthority, testAuthority } from '#test/documents/test-authority.ts';
import { paths } from '#web/paths.ts';
import { setStage } from './harness.ts';
import { heading } from './marketplace-words.ts';

const { inBrowser } = setStage();

const digest = async (bytes: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');

let sample: Awaited<ReturnType<typeof sampleEvidence>>;
let fingerprint: string;
beforeAll(async () => {
  sample = await sampleEvidence();
  fingerprint = await digest(sample.certificate);
});

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page.getByLabel('Files to check').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** Answers with a list of published keys, which the sample's is one of. */
async function publishSample(page: Page): Promise<void> {
  const item = { sha256: fingerprint, certificate: 'PEM', from: '2026-03-01T00:00:00.000Z', until: null };
  const ended = { ...item, sha256: 'ab'.repeat(32), from: '2026-01-01T00:00:00.000Z', until: item.from };
  const items = [ended, item].map((each) => sealCertificateSchema.parse(each));
  await page.route('**/api/public/sealCertificates', (route) => route.fulfill({ json: { items } }));
}

describe('checking a document', () => {
  it.each([{ key: 'rsa', withRoot: true }, { key: 'ecdsa' }] as const)('says who confirmed the time: %j', (options) =>
    inBrowser(async (page) => {
      const { url, close } = await serveAuthority(
        await testAuthority({ now: () => new Date('2026-11-26T16:00:02Z'), ...options }),
      );
      const timestamps = httpTimestamps({ url, randomBytes: () => randomBytes(32) });
      const { sealed } = await sampleEvidence(undefined, timestamps).finally(close);
      await page.goto(paths.verify());
      const buffer = Buffer.from(sealed);
      await page.getByLabel('Files to check').setInputFiles({ name: 'sealed.pdf', mimeType: 'application/pdf', buffer });
      await page.getByText('Timestamped by Test Time Authority at November 26, 2026 at 4:00:02 PM UTC.').waitFor();
      await page.getByText('Whether the timestamp authority can be trusted.').waitFor();
    }),
  );

  it('happens on the reader’s device: with the network off, a bundle is unchanged and an altered PDF is not', () =>
    inBrowser(async (page) => {
      const bundle = packBundle({ ...sample, name: 'Cremation authorization', verifier: Buffer.from('<!doctype html>') });
      await publishSample(page);
      await page.goto(paths.verify());
      await heading(page, 'Check a document').waitFor();
      await page.getByText(fingerprint).waitFor();
      await page.getByText('In use from January 1, 2026 to March 1, 2026').waitFor();
      await page.unroute('**/api/public/sealCertificates');
      await page.context().setOffline(true);
      await choose(page, 'bundle.zip', bundle);
      await page.getByText('Unchanged since it was sealed on November 26, 2026 at 4:00 PM UTC').waitFor();
      await page.getByText('Sealed by Yarrow with a key that Yarrow has published since March 1, 2026.').waitFor();
      await page.getByText('Ana Núñez signed with a typed signature.').waitFor();
      const altered = Buffer.from(sample.sealed);
      altered[700]! ^= 1;
      await choose(page, 'altered.pdf', altered);
      await page.getByText('This file isn’t the one that was sealed.').waitFor();
      expect(await page.getByText('Unchanged since').count()).toBe(0);
      await choose(page, 'letter.txt', Buffer.from('Dear family'));
      await page.getByText('Choose a sealed PDF, a record that ends in .ndjson, or a bundle that ends in .zip.').waitFor();
      await page.context().setOffline(false);
    }));

  it('tells a file that a stranger sealed under our name from ours', () =>
    inBrowser(async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
      await page.goto(paths.verify());
      await choose(page, 'forged.pdf', sample.sealed);
      await result(page).getByText('The seal is valid, but its key isn’t one that Yarrow has published').waitFor();
      await result(page).getByText('Unchanged since it was sealed on November 26, 2026 at 4:00 PM UTC.').waitFor();
      await result(page).getByText(fingerprint).waitFor();
      expect(await page.getByText('Sealed by Yarrow with a key').count()).toBe(0);
      expect(sent).toEqual([]);
    }));

  it('says so if the published keys can’t be loaded, and compares when they can be', () =>
    inBrowser(async (page) => {
      await page.route('**/api/public/sealCertificates', (route) => route.abort());
      await page.goto(paths.verify());
      await choose(page, 'document.pdf', sample.sealed);
      await result(page).getByText(`Couldn’t load Yarrow’s published keys; compare this fingerprint: ${fingerprint}`).waitFor();
      await page.unroute('**/api/public/sealCertificates');
      await publishSample(page);
      await page.getByRole('button', { name: 'Retry' }).click();
      await result(page).getByText('Sealed by Yarrow with a key that Yarrow has published since March 1, 2026.').waitFor();
      expect(await page.getByText('Couldn’t load').count()).toBe(0);
    }));
});
