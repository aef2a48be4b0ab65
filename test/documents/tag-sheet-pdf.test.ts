import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawPage } from '#functions/documents/forms/draw-page.ts';
import { composeNameBand } from '#functions/documents/tags/name-band-pdf.ts';
import { composeTagSheet } from '#functions/documents/tags/tag-sheet-pdf.ts';
import { labelAt, tagPapers, tagsASheet } from '#shared/custody/tags/tag-papers.ts';
import { type TagPaper, tagPaper } from '#shared/model/enumerations/tag.ts';
import { codeOfTag, spelledCode, tagIdIn, tagIdOf } from '#shared/values/tag-code.ts';
import { fonts, readPdf } from './read-pdf.ts';

const site = 'https://funeral.yarrow.example';
const createdOn = '2026-11-27';
const INCH = 72;
const DPI = 300;
/** What the finder patterns and the format beside them take of a QR code of 41 modules, from each of three corners. */
const CORNER = 10 / 41;

/** Returns numbers from 0 to 1 that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const idsOf = (seed: number, count: number): string[] => {
  const next = numbers(seed);
  return Array.from({ length: count }, () => tagIdOf(Uint8Array.from({ length: 16 }, () => Math.floor(next() * 256))));
};

beforeAll(async () => {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: file.buffer as ArrayBuffer }, fireImmediately: true });
});

/** Reads the QR code in a part of a page, in points from its upper left corner. */
async function readAt(page: Uint8Array, box: { x: number; y: number; width: number; height: number }, blot?: OverlayOptions) {
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map((points) => Math.round((points * DPI) / INCH));
  const label = await sharp(page)
    .extract({ left: left!, top: top!, width: width!, height: height! })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { data, info } = await sharp(label)
    .composite(blot ? [blot] : [])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  return readBarcodes(image as unknown as ImageData, { formats: ['QRCode'] });
}

/** Returns a blot of a tenth of the QR code’s area, anywhere on it but on the finder patterns. */
function blotOn(qr: { left: number; top: number; size: number }, next: () => number, gray: string): OverlayOptions {
  const side = qr.size * Math.sqrt(0.1);
  const isOff = (x: number, y: number) => {
    const [near, far, edge] = [CORNER * qr.size, (1 - CORNER) * qr.size, side];
    const isLeft = x < near;
    const isTop = y < near;
    return !(isLeft && isTop) && !(x + edge > far && isTop) && !(isLeft && y + edge > far);
  };
  for (;;) {
    const [x, y] = [next() * (qr.size - side), next() * (qr.size - side)];
    if (!isOff(x, y)) continue;
    const pixels = Math.round(side);
    const input = { create: { width: pixels, height: pixels, channels: 3 as const, background: gray } };
    return { input, left: Math.round(qr.left + x), top: Math.round(qr.top + y) };
  }
}

/** Draws a print and reads each of its labels, with a blot if one is asked for. */
async function readLabels(paper: TagPaper, ids: readonly string[], next?: () => number) {
  const { bytes, missingCharacters } = composeTagSheet(fonts, { paper, tags: ids, site, createdOn });
  expect(missingCharacters).toEqual([]);
  const { sheet, label, qr } = tagPapers[paper];
  const pages = new Map<number, Uint8Array>();
  const found: (string | undefined)[] = [];
  for (const at of ids.keys()) {
    const place = labelAt(paper, at);
    const width = Math.round((sheet.width * DPI) / INCH);
    const page = pages.get(place.sheet) ?? (await drawPage(bytes, { page: place.sheet + 1, width, format: 'png' })).bytes;
    pages.set(place.sheet, page);
    const above = ((label.height - qr) / 2 / INCH) * DPI;
    const box = { x: place.x, y: place.y, width: Math.min(label.height, label.width), height: label.height };
    const gray = ['#000000', '#ffffff', '#7a3b2e'][at % 3]!;
    const blot = next && blotOn({ left: above, top: above, size: (qr / INCH) * DPI }, next, gray);
    const codes = await readAt(page, box, blot);
    expect(codes).toHaveLength(1);
    expect(codes[0]!.ecLevel).toBe('Q');
    found.push(tagIdIn(codes[0]!.text));
  }
  return { found, bytes };
}

describe('tags on paper', () => {
  it.each(tagPaper.values)('has QR codes of at least 20 mm with their margin on %s', (paper) => {
    const { qr, label, sheet, columns, left, across } = tagPapers[paper];
    expect((qr / INCH) * 25.4).toBeGreaterThanOrEqual(20 - 1e-9);
    // Four modules of 41, the most that an address of 60 characters takes.
    expect((label.height - qr) / 2).toBeGreaterThanOrEqual((qr / 41) * 4);
    expect(left + (columns - 1) * across + label.width).toBeLessThanOrEqual(sheet.width + 1e-9);
  });

  it('are read off all of 200 labels with a tenth of each blotted, and the text beside each is its code', {
    timeout: 120_000,
  }, async () => {
    const ids = idsOf(18, 200);
    const { found, bytes } = await readLabels('avery-5160', ids, numbers(9));
    expect(found).toEqual(ids);
    const text = (await readPdf(bytes)).text.replace(/\s+/g, ' ');
    const printed = [...text.matchAll(/[0-9A-Z]{4} [0-9A-Z]{4}/g)].map(([code]) => code);
    expect(printed).toEqual(ids.map((id) => spelledCode(codeOfTag(id))));
  });

  it.each(tagPaper.values)('are read off %s, one for each label', { timeout: 60_000 }, async (paper) => {
    const ids = idsOf(7, tagsASheet(paper) + 1);
    expect((await readLabels(paper, ids)).found).toEqual(ids);
  });

  it('leave the labels empty whose tags are in use, and are the same bytes each time', async () => {
    const [first, second] = idsOf(3, 2) as [string, string];
    const compose = (tags: (string | undefined)[]) =>
      composeTagSheet(fonts, { paper: 'avery-5160', tags, site, createdOn }).bytes;
    const text = (await readPdf(compose([undefined, second]))).text;
    expect(text).toContain(codeOfTag(second).slice(4));
    expect(text).not.toContain(codeOfTag(first).slice(4));
    expect(compose([first, second])).toEqual(compose([first, second]));
  });
});

describe('a name band', () => {
  it('has the name and no tag, and leaves a Social Security number to the pen', async () => {
    const band = { name: 'Ruth Amélie Marsh-Ångström', lines: ['Larkspur Lane, case 2026-0007'], blanks: ['SSN'], createdOn };
    const { bytes, missingCharacters } = composeNameBand(fonts, band);
    const { text } = await readPdf(bytes);
    for (const words of ['Ruth Amélie Marsh-Ångström', 'Larkspur Lane, case 2026-0007', 'SSN']) expect(text).toContain(words);
    expect(missingCharacters).toEqual([]);
    const { bytes: picture } = await drawPage(bytes, { page: 1, width: 3300, format: 'png' });
    expect(await readAt(picture, { x: 0, y: 0, width: 792, height: 72 })).toEqual([]);
  });

  it('has room for the longest name', () => {
    const { missingCharacters, bytes } = composeNameBand(fonts, {
      name: 'Wolfeschlegelsteinhausen '.repeat(6),
      lines: [],
      blanks: [],
      createdOn,
    });
    expect([missingCharacters, bytes.length > 1000]).toEqual([[], true]);
  });
});
