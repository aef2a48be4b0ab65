import { unzipSync } from 'fflate';

/** A file that someone chose. */
export type ChosenFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** More than a bundle ever has, and little enough for the memory of a phone. */
const MAX_UNPACKED = 100_000_000;

/** Reads chosen files. What is in a bundle (.zip) is read in its place. Throws if one can’t be read or unpacks to too much. */
export async function readFiles(files: readonly File[]): Promise<ChosenFile[]> {
  const read: ChosenFile[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!/\.zip$/i.test(file.name)) {
      read.push({ name: file.name, bytes });
      continue;
    }
    let room = MAX_UNPACKED;
    const unpacked = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        room -= originalSize;
        if (room < 0) throw new RangeError('The bundle unpacks to too much.');
        return true;
      },
    });
    for (const [name, content] of Object.entries(unpacked)) read.push({ name, bytes: new Uint8Array(content) });
  }
  return read;
}
