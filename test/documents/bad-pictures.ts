/** Pictures that should be refused, built from bytes, because no library would write most of them. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Builds the IHDR of a gray picture with one bit per pixel. */
const ihdr = (width: number, height: number) => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk('IHDR', data);
};

/** Builds a valid PNG with one bit per pixel that unpacks to width times height pixels: 30,000 by 30,000 take 110 KB. */
export function pngBomb(width = 30_000, height = 30_000): Buffer {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    pngSignature,
    ihdr(width, height),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Builds a JPEG whose frame claims this size; the rest is a small picture. */
export async function largeJpeg(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** Builds a PNG with two frames: acTL announces them before the picture's own data. */
export async function animatedPng(): Promise<Buffer> {
  const still = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'grey' } })
    .png()
    .toBuffer();
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return Buffer.concat([still.subarray(0, 33), chunk('acTL', frames), still.subarray(33)]);
}

/** Builds a detailed picture that is cut off in the middle. */
export async function truncated(format: 'jpeg' | 'png'): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const whole = sharp({ create: { width: 400, height: 300, channels: 3, background: 'grey', noise } });
  const bytes = await whole.toFormat(format).toBuffer();
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** Builds a picture that says where it was taken, and by whom. */
export const picturedHome = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a5a3a' } })
    .withExif({
      IFD0: { Artist: 'Ada Tester', Copyright: 'somebody at 9 Larkspur Lane' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 21/1 20/1', GPSLongitudeRef: 'W', GPSLongitude: '71/1 7/1 48/1' },
    })
    .jpeg()
    .toBuffer();

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><image href="http://127.0.0.1/"/></svg>',
);
