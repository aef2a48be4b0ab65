import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';

/** A piece of text as it is shown: its lower left corner in points from the page’s, and the direction that it runs in. */
export type ShownText = { text: string; page: number; x: number; y: number; size: number; turned: number };

type Item = { str: string; transform: number[] };
type Matrix = [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Reads a document back with pdf.js: the text on its pages, the annotations that are left, and whatever could run or be attached. */
export async function readForm(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const texts: ShownText[] = [];
  const annotations: { subtype: string; url?: string }[] = [];
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { transform, height } = page.getViewport({ scale: 1 }) as { transform: number[]; height: number };
    const { items } = await page.getTextContent();
    for (const { str, transform: own } of items as Item[]) {
      if (!str?.trim()) continue;
      const [a, b, , , x, y] = times(transform as Matrix, own as Matrix);
      // The viewport counts downward.
      const turned = (Math.round((Math.atan2(-b, a) * 180) / Math.PI) + 360) % 360;
      texts.push({ text: str, page: number, x, y: height - y, size: Math.hypot(a, b), turned });
    }
    annotations.push(...((await page.getAnnotations()) as { subtype: string; url?: string }[]));
    const { fnArray } = await page.getOperatorList();
    // 85 is OPS.paintImageXObject.
    pictures += fnArray.filter((operation: number) => operation === 85).length;
  }
  const [scripts, attachments, fields] = [
    await document.getJSActions(),
    await document.getAttachments(),
    await document.getFieldObjects(),
  ];
  await document.destroy();
  return { texts, text: texts.map(({ text }) => text).join(' '), annotations, pictures, scripts, attachments, fields };
}

/** Runs a command of Debian on a file and returns what it complains about; undefined where the command isn’t installed. */
export function complaintsOf(command: 'qpdf' | 'pdfinfo', bytes: Uint8Array): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, bytes);
    const { error, status, stderr } = spawnSync(command, command === 'qpdf' ? ['--check', file] : [file], { encoding: 'utf8' });
    if (error) return undefined;
    return status === 0 ? stderr : `${status} ${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
