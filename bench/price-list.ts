/** Measures composing a home's price list as a PDF in this process and prints the figures as JSON: run by bench/index.ts in a child. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { composePriceListPdf } from '#functions/documents/price-list/price-list-pdf.ts';
import { checkPriceList } from '#shared/funeral-rule/check-price-list.ts';
import { composePriceList } from '#shared/funeral-rule/compose-price-list.ts';
import { fonts, readPdf } from '#test/documents/read-pdf.ts';
import { world } from '#test/world/world.ts';
import { priceListOf } from '#world/price-list-of.ts';
import type { Figure } from './figure.ts';
import { pdfLibPages } from './pdf/pdf-lib-pages.ts';
import { pdfkitPages } from './pdf/pdfkit-pages.ts';
import { scaled } from './scale.ts';
import { median, quantile } from './statistics.ts';
import { timesOf } from './times-of.ts';

const group = 'PDF of a general price list: tagged, fonts cut to what is used, checked against the Funeral Rule';
const rounds = scaled(100, 1);
/** Until the compiler has seen all of it. */
const warmUp = scaled(40, 0);

const content = priceListOf(world.homes[0]!, world.catalog)!;
const input = {
  home: content.home,
  title: content.title,
  effectiveOn: content.effectiveOn,
  createdOn: '2026-10-01',
  isDraft: false,
};
const compose = () => composePriceListPdf(fonts, { ...input, blocks: composePriceList(content) }).bytes;

const first = compose();
const { pages } = await readPdf(first);
const peer = pdfkitPages(pages);
const plain = pdfLibPages(pages);

const times = await timesOf(
  { ours: compose, pdfkit: peer, 'pdf-lib': plain, check: () => checkPriceList(content) },
  rounds,
  warmUp,
);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the megabytes that one run takes before anything is freed: the median of several. */
async function megabytes(way: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < scaled(9, 1); round += 1) {
    collect();
    const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
    const before = used();
    await way();
    taken.push((used() - before) / 1024 / 1024);
  }
  return median(taken);
}

const pdfkit = 'pdfkit, the same words alone';
const pdfLib = 'pdf-lib, the same words alone in Helvetica';
const figures: Figure[] = [
  {
    group,
    name: `${pages.length} pages, warm`,
    unit: 'ms',
    ours: median(times.ours),
    peer: { name: pdfkit, value: median(times.pdfkit) },
    goal: { of: 'ratio', atMost: 2 },
  },
  {
    group,
    name: `${pages.length} pages, warm`,
    unit: 'ms',
    ours: median(times.ours),
    peer: { name: pdfLib, value: median(times['pdf-lib']) },
    goal: { of: 'ratio', atMost: 1.2 },
  },
  {
    group,
    name: '99th percentile',
    unit: 'ms',
    ours: quantile(times.ours, 0.99),
    peer: { name: pdfkit, value: quantile(times.pdfkit, 0.99) },
  },
  {
    group,
    name: 'memory taken',
    unit: 'MB',
    ours: await megabytes(compose),
    peer: { name: pdfkit, value: await megabytes(peer) },
    goal: { of: 'ratio', atMost: 2 },
  },
  {
    group,
    name: 'memory taken',
    unit: 'MB',
    ours: await megabytes(compose),
    peer: { name: pdfLib, value: await megabytes(plain) },
  },
  { group, name: 'bytes', unit: 'KB', ours: first.length / 1024, peer: { name: pdfkit, value: (await peer()).length / 1024 } },
  { group, name: 'checked against the rule', unit: 'ms', ours: median(times.check) },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
