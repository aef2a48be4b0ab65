import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { PDFDocument } from 'pdf-lib';

/** What a form of the bench gets: text in most fields, and a check in the others. */
export type Values = Readonly<Record<string, string | boolean>>;

const TEXT_FIELDS = 24;
const CHECKS = 6;

/** Makes a form of 30 fields with pdf-lib, on a page of lines, and what to fill in. */
export async function thirtyFields(): Promise<{ bytes: Uint8Array; values: Values }> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const form = document.getForm();
  const values: Record<string, string | boolean> = {};
  for (let at = 0; at < TEXT_FIELDS + CHECKS; at += 1) {
    const place = { x: 60 + (at % 2) * 250, y: 720 - 22 * Math.floor(at / 2) };
    page.drawLine({ start: { x: place.x, y: place.y - 2 }, end: { x: place.x + 220, y: place.y - 2 }, thickness: 0.5 });
    if (at < TEXT_FIELDS) form.createTextField(`text.${at}`).addToPage(page, { ...place, width: 220, height: 16 });
    else form.createCheckBox(`check.${at}`).addToPage(page, { ...place, width: 12, height: 12 });
    values[at < TEXT_FIELDS ? `text.${at}` : `check.${at}`] = at < TEXT_FIELDS ? `Value ${at} of a family` : true;
  }
  return { bytes: await document.save({ useObjectStreams: false }), values };
}

/** Fills in and flattens with pdf-lib, without a seal. */
export async function pdfLibFill(bytes: Uint8Array, values: Values): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  const form = document.getForm();
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') form.getTextField(name).setText(value);
    else form.getCheckBox(name).check();
  form.flatten();
  return document.save();
}

/** Returns the XFDF that pdftk fills in. */
export const xfdfOf = (values: Values): string =>
  `<?xml version="1.0"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields>${Object.entries(values)
    .map(([name, value]) => `<field name="${name}"><value>${value === true ? 'Yes' : value}</value></field>`)
    .join('')}</fields></xfdf>`;

/** Tells whether a command of this system can be run. */
export const isInstalled = (command: string): boolean => spawnSync(command, ['-v']).error === undefined;

/** Fills in and flattens a file with pdftk, a process each time. */
export const pdftkFill = (file: string, xfdf: string) => () =>
  void execFileSync('pdftk', [file, 'fill_form', xfdf, 'output', '-', 'flatten'], { stdio: ['ignore', 'pipe', 'ignore'] });

/** Draws a page with poppler, a process each time. */
export const popplerPage = (file: string, width: number) => () =>
  void execFileSync('pdftoppm', ['-png', '-f', '1', '-l', '1', '-scale-to-x', String(width), '-scale-to-y', '-1', file]);

/** Draws a page with pdf.js on a canvas, as PNG. */
export async function pdfjsPage(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // Another library that reads PDFs has put the worker of its own version in the place where pdf.js looks for one.
  const worker: object = await import(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'));
  Object.assign(globalThis, { pdfjsWorker: worker });
  const { createCanvas } = createRequire(import.meta.resolve('pdfjs-dist'))('@napi-rs/canvas') as {
    createCanvas: (width: number, height: number) => HTMLCanvasElement & { toBuffer: (type: 'image/png') => Buffer };
  };
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport }).promise;
  await loading.destroy();
  return canvas.toBuffer('image/png');
}
