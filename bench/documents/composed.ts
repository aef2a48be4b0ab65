import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { composeDocument } from '#functions/documents/composed/compose-document.ts';
import { pageImage } from '#functions/documents/forms/inspect-form.ts';
import { fonts, readPdf } from '#test/documents/read-pdf.ts';
import { composedDocuments } from '#world/composed-documents.ts';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';
import { jsonOf } from '../child.ts';
import type { Figure } from '../figure.ts';
import { pdfLibPages } from '../pdf/pdf-lib-pages.ts';
import { scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { timesOf } from '../times-of.ts';

const WIDTH = 1240;
/** Pixels a CSS pixel, so that a letter page is as wide. */
const SCALE = WIDTH / 816;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the same words as a page of HTML, each paragraph as one, which Chromium breaks into lines itself. */
const htmlOf = (pages: readonly string[]): string =>
  `<!doctype html><html lang="en"><title>Document</title><style>@page{size:letter;margin:.75in}body{font:10pt/1.35 serif}</style>${pages
    .flatMap((page) => page.split('\n'))
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}`;

const launch = () => chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });

/** Prints a page of HTML, and draws its first page. */
async function printed(browser: Browser, html: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 816, height: 1056 }, deviceScaleFactor: SCALE });
  await page.setContent(html);
  await page.pdf({ preferCSSPageSize: true, tagged: true });
  await page.screenshot();
  await page.close();
}

async function launched(html: string): Promise<void> {
  const browser = await launch();
  await printed(browser, html);
  await browser.close();
}

/** Measures a document of blocks: composed, with the picture of its first page, and the first one that a process composes and draws. */
export async function composing(group: string): Promise<Figure[]> {
  const [template] = composedDocuments();
  if (!template) throw new Error('The sample has no document of blocks.');
  const compose = () => composeDocument(fonts, { template, values: {}, createdOn: '2026-01-02' });
  const { pages } = await readPdf(compose().bytes);
  const html = htmlOf(pages);
  const browser = await launch();
  const draw = async () => pageImage({ bytes: compose().bytes, page: 1, width: WIDTH });
  const ways = { compose, 'pdf-lib': pdfLibPages(pages), picture: draw, chromium: () => printed(browser, html) };
  const times = await timesOf(ways, scaled(30, 1), scaled(10, 0));
  await browser.close();
  const first: number[] = [];
  const peers: number[] = [];
  for (let round = 0; round < scaled(7, 1); round += 1) {
    const ours = await jsonOf<{ milliseconds: number }>(join(import.meta.dirname, 'first-page.ts'));
    first.push(ours.milliseconds);
    const from = performance.now();
    await launched(html);
    peers.push(performance.now() - from);
  }
  const name = `a document of blocks, ${pages.length} pages, tagged`;
  const chromiums = 'Chromium, which prints and draws it from HTML';
  return [
    {
      ...{ group, name, unit: 'ms', ours: median(times.compose!) },
      peer: { name: 'pdf-lib, the same lines in Helvetica, without tags or layout', value: median(times['pdf-lib']!) },
    },
    {
      ...{ group, name: 'composed, with a page as a picture', unit: 'ms', ours: median(times.picture!) },
      ...{ peer: { name: chromiums, value: median(times.chromium!) }, goal: { of: 'ratio', atMost: 1 } },
    },
    {
      ...{ group, name: 'the first one of a process', unit: 'ms', ours: median(first) },
      peer: { name: `${chromiums}, started for it`, value: median(peers) },
    },
  ];
}
