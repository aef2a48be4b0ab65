import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headOf } from '#shared/chain/append-entry.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import { type ChainId, type ChainLink, chainKinds } from '#shared/chain/chain-head.ts';
import { axeFindings } from '#test/e2e/axe.ts';
import { launchBrowser } from '#test/e2e/launch-browser.ts';
import { draftOf, linksOf } from '#test/world/arbitrary-chain.ts';
import { verifierPage } from '../../scripts/build-verifier.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'yarrow-verifier-'));
const file = join(folder, 'verify.html');
const chainOf = (kind: ChainId['kind']): ChainId => ({ kind, subject: '0198f0aa-1111-7222-8333-444455556666' });

const posted = { effectiveOn: '2026-11-28', locationId: '0198f0aa-2222-7222-8333-444455556666' };
const charge = {
  ...{ ...posted, id: '0198f0aa-0001-7222-8333-444455556666', kind: 'charge' },
  postings: [
    { account: 'receivable:none', cents: 300_00 },
    { account: 'revenue:services', cents: -300_00 },
  ],
};
const payment = {
  ...{
    ...posted,
    id: '0198f0aa-0002-7222-8333-444455556666',
    kind: 'payment',
    paymentId: '0198f0aa-0003-7222-8333-444455556666',
  },
  postings: [
    { account: 'checks', cents: 50_00 },
    { account: 'receivable:none', cents: -50_00 },
  ],
};
const entered = (data: object) => draftOf({ type: 'ledger.entered', data: data as never });

let browser: Browser;
let links: ChainLink[];

beforeAll(async () => {
  const drafts = [1, 2, 3].map((page) => draftOf({ data: { page, note: '<img src=x onerror=alert(1)>' } }));
  links = await linksOf(chainOf('custody'), drafts);
  writeFileSync(file, await verifierPage());
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Opens the page from the disk, without a network. Errors and requests to anywhere else fail the test. */
async function inVerifier(look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ offline: true, ...options });
  const page = await context.newPage();
  const strange: string[] = [];
  page.on('pageerror', (error) => strange.push(String(error)));
  page.on('request', (request) => strange.push(request.url()));
  try {
    await page.goto(pathToFileURL(file).href);
    await look(page);
    expect(strange).toEqual([pathToFileURL(file).href]);
  } finally {
    await context.close();
  }
}

const exportOf = async (of: readonly ChainLink[], kind: ChainId['kind'] = 'custody') =>
  chainExport(chainOf(kind), of, await headOf(chainOf(kind), of));

async function choose(page: Page, text: string, name = 'record.ndjson'): Promise<void> {
  await page
    .getByLabel('Files to check')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check the files' }).click();
}

const resultOf = async (page: Page): Promise<string> => {
  await page.locator('#result h2').waitFor();
  return page.locator('#result').innerText();
};

describe('the page that checks records, from the disk and without a network', () => {
  it.each(chainKinds)('finds nothing wrong with a whole %s record, and says what it can’t tell', async (kind) => {
    await inVerifier(async (page) => {
      const drafts = kind === 'ledger' ? [entered(charge), entered(payment)] : [draftOf(), draftOf()];
      await choose(page, await exportOf(await linksOf(chainOf(kind), drafts), kind));
      const result = await resultOf(page);
      expect(result).toContain('No changes found');
      expect(result).toContain(
        `All 2 entries of this ${{ signature: 'signature record', custody: 'custody record', ledger: 'ledger' }[kind]}`,
      );
      expect(result).toContain('Someone could remove entries from the end');
      expect(result).toContain('Whether what the entries say is true.');
    });
  });

  it('adds up a ledger, and refuses one with an intact chain whose entries don’t balance', async () => {
    const wrong = { ...payment, postings: [payment.postings[0], { ...payment.postings[1], cents: -50_01 }] };
    await inVerifier(async (page) => {
      const kept = await exportOf(await linksOf(chainOf('ledger'), [entered(charge), entered(payment)]), 'ledger');
      await choose(page, kept);
      const result = await resultOf(page);
      expect(result).toContain('The books balance. Charged $300.00, paid $50.00, balance $250.00.');
      expect(result).toContain('2. 2026-11-28: Payment');
      expect(result).toContain('Checks: debit $50.00');
      expect(result).toContain('Owed, nobody named: credit $50.00');
      await choose(page, await exportOf(await linksOf(chainOf('ledger'), [entered(charge), entered(wrong)]), 'ledger'));
      await page.getByText('Don’t rely on this ledger').waitFor();
      expect(await resultOf(page)).toContain('Entry 2 can’t be right.');
      await choose(page, await exportOf(await linksOf(chainOf('ledger'), [draftOf()]), 'ledger'));
      await page.getByText('Entry 1 can’t be right. It isn’t an entry of a ledger.').waitFor();
    });
  });

  it('names the entry that was altered, moved, or cut off', async () => {
    const whole = await exportOf(links);
    const lines = whole.split('\n');
    await inVerifier(async (page) => {
      await choose(page, whole.replace('"page":2', '"page":9'));
      expect(await resultOf(page)).toContain('Entry 2 was altered after it was written. The entry before it is unchanged.');
      await choose(page, lines.with(0, lines[1]!).with(1, lines[0]!).join('\n'));
      expect(await resultOf(page)).toContain('Entry 1 isn’t in its place.');
      await choose(page, lines.toSpliced(2, 1).join('\n'));
      const result = await resultOf(page);
      expect(result).toContain('Don’t rely on this custody record');
      expect(result).toContain('Entry 3 and everything after it are missing: the record was cut off.');
      expect(result).not.toContain('No changes found');
    });
  });

  it('compares an entry with the code on paper, and asks for what is missing of it without losing what was typed', async () => {
    const code = links[1]!.hash.slice(0, 16).toUpperCase().replace(/.{4}/g, '$& ');
    await inVerifier(async (page) => {
      await page.getByLabel('Code').fill(code);
      await choose(page, await exportOf(links));
      await page.getByText('Enter the number of the entry, like 12.').waitFor();
      expect(await page.getByLabel('Entry number').evaluate((input) => input === document.activeElement)).toBe(true);
      await page.getByLabel('Entry number').fill('2');
      await page.keyboard.press('Enter');
      expect(await resultOf(page)).toContain('Entry 2 has the code that you entered');
      expect(await page.getByLabel('Code').inputValue()).toBe(code);
      await page.getByLabel('Entry number').fill('3');
      await page.keyboard.press('Enter');
      await page.getByText('Entry 3 isn’t the one that the paper names').waitFor();
      await page.getByLabel('Code').fill('abc');
      await page.keyboard.press('Enter');
      await page.getByText('Enter at least the first 16 characters of the code').waitFor();
      expect(await page.locator('#result').innerText()).toBe('');
    });
  });

  it('says that another file is no record, and asks for one if none was chosen', async () => {
    await inVerifier(async (page) => {
      await page.getByRole('button', { name: 'Check the files' }).click();
      await page.getByText('Choose the PDF, the record, or the bundle.').waitFor();
      await choose(page, '{"name":"value"}', 'other.json');
      await page.getByText('The record can’t be read, or its end is missing').waitFor();
      await choose(page, await exportOf([]));
      expect(await resultOf(page)).toContain('This custody record has no entries.');
    });
  });

  it('takes a file that is dropped', async () => {
    const text = await exportOf(links);
    await inVerifier(async (page) => {
      const transfer = await page.evaluateHandle((dropped) => {
        const data = new DataTransfer();
        data.items.add(new File([dropped], '<b>dropped</b>.ndjson'));
        return data;
      }, text);
      await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
      const result = await resultOf(page);
      expect(result).toContain('No changes found');
      expect(result).toContain('Files: <b>dropped</b>.ndjson');
    });
  });

  it('can’t reach anything, not even if its own code tried', async () => {
    await inVerifier(async (page) => {
      const tries = await page.evaluate(async () => {
        const reached = await fetch('data:text/plain,hello').then(
          () => 'fetched',
          () => 'refused',
        );
        const script = document.createElement('script');
        script.textContent = 'globalThis.ran = true';
        document.body.append(script);
        return [reached, 'ran' in globalThis];
      });
      expect(tries).toEqual(['refused', false]);
    });
  });

  it.each(['light', 'dark'] as const)('has no fault that axe finds, and fits on a narrow screen, in %s', async (colorScheme) => {
    await inVerifier(
      async (page) => {
        await page.getByRole('button', { name: 'Check the files' }).click();
        expect(await axeFindings(page)).toEqual([]);
        await choose(page, await exportOf(links));
        await resultOf(page);
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await choose(page, (await exportOf(links)).replace('"page":2', '"page":9'));
        await page.getByText('Entry 2 was altered').waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      { colorScheme, viewport: { width: 320, height: 700 } },
    );
  });
});
