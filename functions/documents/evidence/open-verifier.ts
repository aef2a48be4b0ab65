import { readFile } from 'node:fs/promises';

/** Returns what reads the page that checks bundles, which `scripts/build-functions.ts` puts beside a Lambda. */
export const openVerifier = (file: URL) => (): Promise<Uint8Array> => readFile(file);
