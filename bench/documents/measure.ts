/** Measures filling in, sealing, and showing documents in this process and prints the figures as JSON: run by bench/index.ts in a child. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { fillForm } from '#functions/documents/forms/fill-form.ts';
import { pageImage } from '#functions/documents/forms/inspect-form.ts';
import { sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import { fonts } from '#test/documents/read-pdf.ts';
import { testSeal } from '#test/documents/test-seal.ts';
import { jsonOf } from '../child.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { median, quantile } from '../statistics.ts';
import { timesOf, type Way } from '../times-of.ts';
import { composing } from './composed.ts';
import { isInstalled, pdfjsPage, pdfLibFill, pdftkFill, popplerPage, thirtyFields, xfdfOf } from './peers.ts';

const group = 'Case documents: forms filled in, sealed, and shown';
const WIDTH = 1240;
const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-'));
const path = (name: string) => join(folder, name);

const missing = (command: string, name: string): Figure => ({
  group,
  name,
  unit: 'ms',
  ours: null,
  note: `${command} is not installed`,
});

/** Signs with a key in this process: the time that KMS takes isn't ours. */
const signer = await testSeal();

const { bytes, values } = await thirtyFields();
const seal = async () => {
  const filled = await fillForm({ bytes, values: { fields: values }, fonts });
  if (filled.problems.length > 0) throw new Error('The form of the bench was not filled in completely.');
  return sealPdf({ bytes: filled.bytes, signer, reason: 'Bench', time: new Date(0) });
};

async function filling(): Promise<Figure[]> {
  writeFileSync(path('form.pdf'), bytes);
  writeFileSync(path('values.xfdf'), xfdfOf(values));
  const hasPdftk = isInstalled('pdftk');
  const pdftk: Record<string, Way> = hasPdftk ? { pdftk: pdftkFill(path('form.pdf'), path('values.xfdf')) } : {};
  const ways: Record<string, Way> = { ours: seal, 'pdf-lib': () => pdfLibFill(bytes, values), ...pdftk };
  const times = await timesOf(ways, scaled(80, 1), scaled(40, 0));
  const ours = median(times.ours!);
  const peer = { name: 'pdf-lib, filled in and flattened alone', value: median(times['pdf-lib']!) };
  const name = '30 fields filled in, flattened, and sealed';
  return [
    { group, name, unit: 'ms', ours, peer, goal: { of: 'ratio', atMost: 0.75 } },
    {
      group,
      name: '99th percentile',
      unit: 'ms',
      ours: quantile(times.ours!, 0.99),
      peer: { ...peer, value: quantile(times['pdf-lib']!, 0.99) },
    },
    hasPdftk
      ? {
          group,
          name,
          unit: 'ms',
          ours,
          peer: { name: 'pdftk, a process each time', value: median(times.pdftk!) },
          goal: { of: 'ratio', atMost: 0.05 },
        }
      : missing('pdftk', `${name}, beside pdftk`),
  ];
}

async function drawing(): Promise<Figure[]> {
  const document = await seal();
  writeFileSync(path('document.pdf'), document);
  const hasPoppler = isInstalled('pdftoppm');
  const poppler: Record<string, Way> = hasPoppler ? { poppler: popplerPage(path('document.pdf'), WIDTH) } : {};
  const draw = (format: 'screen' | 'png') => () => pageImage({ bytes: document, page: 1, width: WIDTH, format });
  const ways: Record<string, Way> = {
    png: draw('png'),
    screen: draw('screen'),
    pdfjs: () => pdfjsPage(document, WIDTH),
    ...poppler,
  };
  const times = await timesOf(ways, scaled(40, 1), scaled(10, 0));
  const ours = median(times.png!);
  const pdfjs = { name: 'pdf.js with a canvas', value: median(times.pdfjs!) };
  const name = `a page as a picture, ${WIDTH} pixels wide, PNG`;
  return [
    { group, name, unit: 'ms', ours, peer: pdfjs, goal: { of: 'ratio', atMost: 0.3 } },
    hasPoppler
      ? { group, name, unit: 'ms', ours, peer: { name: 'pdftoppm, a process each time', value: median(times.poppler!) } }
      : missing('pdftoppm', `${name}, beside pdftoppm`),
    { group, name: 'as a screen gets it', unit: 'ms', ours: median(times.screen!), peer: pdfjs },
  ];
}

const PAGES = scaled(50, 2);

/** Makes pages of scans, 20 MB for 50 of them. */
async function scans(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [width, height] = [1275, 1650];
  for (let page = 0; page < PAGES; page += 1) {
    const noise = sharp(randomBytes(3 * 240 * 310), { raw: { width: 240, height: 310, channels: 3 } }).resize(width, height);
    const picture = await document.embedJpg(await noise.jpeg({ quality: 58 }).toBuffer());
    document.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  }
  return document.save({ useObjectStreams: false });
}

async function memory(): Promise<Figure[]> {
  const upload = await scans();
  const name = `memory for an upload of ${PAGES} pages and ${Math.round(upload.length / 1e6)} MB, with its child processes`;
  if (!existsSync('/proc/self/statm')) return [{ group, name, unit: 'MB', ours: null, note: 'measured on Linux only' }];
  writeFileSync(path('upload.pdf'), upload);
  const { megabytes } = await jsonOf<{ megabytes: number }>(join(import.meta.dirname, 'upload.ts'), [path('upload.pdf')]);
  return [{ group, name, unit: 'MB', ours: megabytes, goal: { of: 'ours', atMost: 512 } }];
}

try {
  const figures = [...(await filling()), ...(await composing(group)), ...(await drawing()), ...(await memory())];
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
