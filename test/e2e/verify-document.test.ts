import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { packBundle } from '#functions/documents/evidence/bundle.ts';
import { httpTimestamps } from '#functions/vendors/timestamps/index.ts';
import { sampleEvidence } from '#test/documents/sample-evidence.ts';
import { serveAuthority, testAuthority } from '#test/documents/test-authority.ts';
import { paths } from '#web/paths.ts';
import { setStage } from './harness.ts';
import { heading } from './marketplace-words.ts';

const { inBrowser } = setStage();

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
      const sample = await sampleEvidence();
      const bundle = packBundle({ ...sample, name: 'Cremation authorization', verifier: Buffer.from('<!doctype html>') });
      await page.goto(paths.verify());
      await heading(page, 'Check a document').waitFor();
      await page.context().setOffline(true);
      const choose = (name: string, bytes: Uint8Array) =>
        page
          .getByLabel('Files to check')
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
      await choose('bundle.zip', bundle);
      await page.getByText('Unchanged since it was sealed on November 26, 2026 at 4:00 PM UTC').waitFor();
      await page.getByText('Ana Núñez signed with a typed signature.').waitFor();
      const altered = Buffer.from(sample.sealed);
      altered[700]! ^= 1;
      await choose('altered.pdf', altered);
      await page.getByText('This file isn’t the one that was sealed.').waitFor();
      expect(await page.getByText('Unchanged since').count()).toBe(0);
      await choose('letter.txt', Buffer.from('Dear family'));
      await page.getByText('Choose a sealed PDF, a record that ends in .ndjson, or a bundle that ends in .zip.').waitFor();
      await page.context().setOffline(false);
    }));
});
