/** Markers without a segment: TEM and the restarts (ITU-T T.81, table B.1). */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const [START_OF_SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe];
/** JFIF and Adobe say how colors are to be read. Every other application segment says more than the pixels do, such as where the camera was. */
const [JFIF, ADOBE] = [0xe0, 0xee];

const isSaid = (marker: number, length: number): boolean => {
  if (marker === COMMENT) return false;
  // A longer one of JFIF's has a small copy of the picture.
  if (marker === JFIF) return length === 16;
  return marker === ADOBE || marker < 0xe0 || marker > 0xef;
};

/** Returns where the pixels of a scan end: at the next marker that isn't a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] as number;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isAlone(next)) return at;
    at += 1;
  }
  return bytes.length;
}

/**
 * Returns a JPEG with its pixels and nothing else: without what the camera wrote into it, comments, small copies, and whatever follows its end. The phone does this before it
 * hashes a photo, and the server keeps only what comes out unchanged, so that both have the same bytes. Undefined if it isn't a whole JPEG.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === END) return joined([...parts, bytes.subarray(at, at + 2)]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = isAlone(marker) ? 0 : ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (!isAlone(marker) && length < 2) return undefined;
    const end = marker === START_OF_SCAN ? scanEnd(bytes, at + 2 + length) : at + 2 + length;
    if (isSaid(marker, length)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
