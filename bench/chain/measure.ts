/** Measures how long verifying a record takes, and prints its figures as JSON: run by bench/index.ts in a child. */
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { chromium } from 'playwright-core';
import { headOf } from '#shared/chain/append-entry.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import type { ChainId } from '#shared/chain/chain-head.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { linksOf } from '#test/world/arbitrary-chain.ts';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { custodyDrafts } from './custody-drafts.ts';
import { ledgerDrafts } from './ledger-drafts.ts';
import { type Turn, turnsOf } from './turns.ts';

const count = scaled(10_000, 100);
const turns = scaled(15, 2);

const custody = custodyChain('0198f0aa-1111-7222-8333-444455556666');
const ledger: ChainId = { kind: 'ledger', subject: custody.subject };

/** A chain as a file to verify, and the group of its figures. */
type Sample = { group: string; file: string };

async function sampleOf(chain: ChainId, what: string, drafts: readonly ChainEntryDraft[]): Promise<Sample> {
  const links = await linksOf(chain, drafts);
  const file = chainExport(chain, links, await headOf(chain, links));
  const size = `${count.toLocaleString('en-US')} entries, ${(file.length / 1_000_000).toFixed(1)} MB`;
  return { file, group: `${what} ${size}` };
}

const samples = [
  await sampleOf(custody, 'A custody record: verifying', await custodyDrafts(custody.subject, count)),
  await sampleOf(ledger, 'A ledger: verifying, with its balances,', ledgerDrafts(count)),
];

/** Runs the turns of each sample on an empty page from this machine, since browsers hash only on pages that they trust. */
async function turnsInBrowser(): Promise<{ turns: Turn[][]; version: string }> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(import.meta.dirname, 'turns.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'bench',
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto('http://localhost/');
    await page.addScriptTag({ content: outputFiles[0]!.text });
    const measured: Turn[][] = [];
    for (const { file } of samples)
      measured.push(
        await page.evaluate(
          ([text, many]) => (globalThis as unknown as { bench: { turnsOf: typeof turnsOf } }).bench.turnsOf(text, many),
          [file, turns] as const,
        ),
      );
    return { turns: measured, version: browser.version() };
  } finally {
    await browser.close();
  }
}

/** Returns the turn in the middle by its ratio. Both sides of a turn follow each other, so others on the machine slow both, and no other turn is compared with it. */
const middle = (measured: readonly Turn[]): Turn =>
  measured.toSorted((a, b) => a.verified / a.bare - b.verified / b.bare)[measured.length >> 1]!;

const figureOf = (group: string, name: string, measured: readonly Turn[]): Figure => ({
  group,
  name,
  unit: 'ms',
  ours: middle(measured).verified,
  peer: { name: 'bare SHA-256 of the same bytes', value: middle(measured).bare },
});

const browser = await turnsInBrowser();
const figures: Figure[] = [];
for (const [at, { group, file }] of samples.entries()) {
  const inBrowser = browser.turns[at]!;
  figures.push(
    { ...figureOf(group, `in Chromium ${browser.version.split('.')[0]}`, inBrowser), goal: { of: 'ratio', atMost: 3 } },
    {
      group,
      name: 'the longest task meanwhile, if any took 50 ms',
      unit: 'ms',
      // The best turn counts: other programs can only slow a turn down, and a task that is really this long is long in every turn.
      ours: Math.min(...inBrowser.map(({ longestTask }) => longestTask)),
      goal: { of: 'ours', atMost: 50 },
    },
    figureOf(group, 'in Node', await turnsOf(file, turns)),
  );
}
process.stdout.write(`${JSON.stringify(figures)}\n`);
