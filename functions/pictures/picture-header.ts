/** What a picture's first bytes say, read before any decoder sees them: a decoder allocates as many pixels as a header promises. */
export type PictureHeader = {
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** An animated PNG: more than one picture in one file. */
  isAnimated: boolean;
};

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Returns the type by the bytes themselves, whatever the file's name; undefined for all but PNG and JPEG. */
export function sniffedType(bytes: Buffer): PictureHeader['type'] | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'image/png';
  // SOI and the first byte of the marker that follows it.
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : undefined;
}

/** Reads a PNG's header (ISO/IEC 15948): IHDR comes first; acTL, if the picture is animated, before the first IDAT. */
function pngHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const header = {
    type: 'image/png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    isAnimated: false,
  } as const;
  for (let at = 33; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return { ...header, isAnimated: true };
    if (chunk === 'IDAT') return header;
  }
  return undefined;
}

/** Start of frame (ITU-T T.81, table B.1): all of C0 to CF except DHT, JPG, and DAC. */
const isStartOfFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a segment: TEM and the restarts. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Reads a JPEG segment by segment up to the frame's header, which has to come before the first scan. */
function jpegHeader(bytes: Buffer): PictureHeader | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else if (isStartOfFrame(marker))
      return {
        type: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        isAnimated: false,
      };
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return undefined;
}

/** Returns the header of a PNG or JPEG; undefined if there is no valid one, or if it says that there is nothing to see. */
export function pictureHeader(bytes: Buffer): PictureHeader | undefined {
  const type = sniffedType(bytes);
  const header = type === 'image/png' ? pngHeader(bytes) : type === 'image/jpeg' ? jpegHeader(bytes) : undefined;
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}
