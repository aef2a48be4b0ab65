import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Returns a Social Security number that no other test uses, in a range that is issued. */
export function newNumber(): string {
  const digits = (from: number, to: number, length: number) => String(randomInt(from, to)).padStart(length, '0');
  return `${digits(100, 665, 3)}-${digits(1, 100, 2)}-${digits(1, 10_000, 4)}`;
}

/** Returns the ways in which software and people write the same number. */
const spellings = (number: string): string[] =>
  ['-', '', ' ', '.', '–', '%20', '\\u2013'].map((mark) => number.replaceAll('-', mark));

const isPartOfMore = (sign: number | undefined): boolean => sign !== undefined && /[0-9a-f]/i.test(String.fromCharCode(sign));

/** Tells whether bytes contain a number. Digits within a longer run (an id, a time) aren't a number that anyone wrote. */
function says(bytes: Buffer, spelling: string): boolean {
  if (!/^\d+$/.test(spelling)) return bytes.includes(spelling);
  for (let at = bytes.indexOf(spelling); at >= 0; at = bytes.indexOf(spelling, at + 1))
    if (!isPartOfMore(bytes[at - 1]) && !isPartOfMore(bytes[at + Buffer.byteLength(spelling)])) return true;
  return false;
}

const bytesSay = (bytes: Buffer, number: string): boolean => spellings(number).some((spelling) => says(bytes, spelling));
export const saysNumber = (text: string, number: string): boolean => bytesSay(Buffer.from(text), number);

const gzipMark = Buffer.from([0x1f, 0x8b]);
const unpacked = (bytes: Buffer): Buffer => (bytes.subarray(0, 2).equals(gzipMark) ? gunzipSync(bytes) : bytes);

/** Reads a file; empty if another test's work has removed it since it was listed. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/**
 * Returns the files of a cloud's state that contain a number, as they are on disk now: the table with its stream, indexes, outbox, stored answers, and
 * search words, its journal; queues, emails, and accounts; every object; and the Lambdas' log.
 */
export const filesThatSay = (number: string, folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => bytesSay(unpacked(bytesOf(file)), number))
    .map((file) => relative(folder, file));
