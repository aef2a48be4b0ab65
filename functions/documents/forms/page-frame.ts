import type { FormPage } from './form.ts';
import { PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from './libpdf.ts';

/** Returns the object that a reference leads to, and any other object itself. */
export type Resolve = (ref: PdfRef) => PdfObject | null;

/** A, b, c, d, e, f of a transformation (ISO 32000-1, 8.3.3). */
export type Transform = readonly [number, number, number, number, number, number];

export type Box = { x: number; y: number; width: number; height: number };

/** How a page is shown, and how to get from what is shown (points from its lower left corner) to the file’s own coordinates. */
export type PageFrame = FormPage & { toFile: Transform; userUnit: number; fileBox: Box };

/** Returns an array’s numbers, or nothing if it has others things in it than `count` numbers. */
export function numbersIn(value: PdfObject | undefined, count: number, resolve: Resolve): number[] | undefined {
  if (!(value instanceof PdfArray) || value.length < count) return undefined;
  const numbers = Array.from({ length: count }, (_, at) => value.at(at, resolve));
  if (!numbers.every((number) => number instanceof PdfNumber && Number.isFinite(number.value))) return undefined;
  return numbers.map((number) => (number as PdfNumber).value);
}

/** Returns a rectangle with its lower left corner first, whichever corners the file names. */
export function boxOf(value: PdfObject | undefined, resolve: Resolve): Box | undefined {
  const sides = numbersIn(value, 4, resolve);
  if (!sides) return undefined;
  const [x1, y1, x2, y2] = sides as [number, number, number, number];
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** Returns an entry of a page, its own or one that it inherits from the tree of pages. */
export function inherited(page: PdfDict, key: string, resolve: Resolve): PdfObject | undefined {
  let node: PdfObject | undefined = page;
  for (let depth = 0; node instanceof PdfDict && depth < 60; depth += 1) {
    const value = node.get(key, resolve);
    if (value !== undefined) return value;
    node = node.get('Parent', resolve);
  }
  return undefined;
}

const letter: Box = { x: 0, y: 0, width: 612, height: 792 };

/** Returns the part of the paper that is shown: the crop box, as far as it is on the paper. */
function shownBox(page: PdfDict, resolve: Resolve): Box {
  const paper = boxOf(inherited(page, 'MediaBox', resolve), resolve);
  const sheet = paper && paper.width > 0 && paper.height > 0 ? paper : letter;
  const crop = boxOf(inherited(page, 'CropBox', resolve), resolve);
  if (!crop) return sheet;
  const [x, y] = [Math.max(sheet.x, crop.x), Math.max(sheet.y, crop.y)];
  const width = Math.min(sheet.x + sheet.width, crop.x + crop.width) - x;
  const height = Math.min(sheet.y + sheet.height, crop.y + crop.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : sheet;
}

/** Returns how a page is shown. */
export function pageFrame(page: PdfDict, resolve: Resolve): PageFrame {
  const fileBox = shownBox(page, resolve);
  const { x, y, width, height } = fileBox;
  const [right, top] = [x + width, y + height];
  const turn = inherited(page, 'Rotate', resolve);
  const rotation = (turn instanceof PdfNumber ? ((Math.round(turn.value / 90) % 4) + 4) % 4 : 0) * 90;
  const unit = page.get('UserUnit', resolve);
  const userUnit = unit instanceof PdfNumber && unit.value > 0 ? unit.value : 1;
  const shared = { fileBox, userUnit };
  if (rotation === 90) return { ...shared, rotation, width: height, height: width, toFile: [0, 1, -1, 0, right, y] };
  if (rotation === 180) return { ...shared, rotation, width, height, toFile: [-1, 0, 0, -1, right, top] };
  if (rotation === 270) return { ...shared, rotation, width: height, height: width, toFile: [0, -1, 1, 0, x, top] };
  return { ...shared, rotation: 0, width, height, toFile: [1, 0, 0, 1, x, y] };
}

/** Returns where a rectangle of the file is on the page as it is shown. */
export function shownAt({ toFile: [a, b, c, d, e, f] }: PageFrame, box: Box): Box {
  // The matrix only turns and moves, so its inverse turns by its transpose.
  const corner = (x: number, y: number) => [a * (x - e) + b * (y - f), c * (x - e) + d * (y - f)] as const;
  const [x1, y1] = corner(box.x, box.y);
  const [x2, y2] = corner(box.x + box.width, box.y + box.height);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** Returns every page of a file as a dictionary, in order. */
export const dictOf = (ref: PdfObject | undefined | null, resolve: Resolve): PdfDict | undefined => {
  const value = ref instanceof PdfRef ? resolve(ref) : ref;
  return value instanceof PdfDict ? value : undefined;
};
