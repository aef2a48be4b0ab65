import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { AwsChunkedDecoder } from './aws-chunked.ts';
import { S3Error } from './s3-error.ts';

/** A stored run of bytes: `file` is its name in the blob folder, `etag` the MD5 in hex, `crc32` in base64. */
export type Blob = { file: string; size: number; etag: string; crc32: string };

export type Expectations = {
  min?: number;
  max?: number;
  /** base64 */
  md5?: string;
  /** base64 */
  crc32?: string;
  /** hex */
  sha256?: string;
  /** base64 */
  checksumSha256?: string;
  awsChunked?: boolean;
};

const base64Of = (crc: number): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc >>> 0);
  return bytes.toString('base64');
};

function check(expected: Expectations, blob: Blob, sha256: string, trailers: Record<string, string>): void {
  const digest = 'The Content-MD5 or checksum value that you specified did not match what the server received.';
  const crc = expected.crc32 ?? trailers['x-amz-checksum-crc32'];
  if (blob.size < (expected.min ?? 0))
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  if (expected.checksumSha256 && expected.checksumSha256 !== Buffer.from(sha256, 'hex').toString('base64'))
    throw new S3Error(400, 'BadDigest', digest);
  if (crc && crc !== blob.crc32) throw new S3Error(400, 'BadDigest', digest);
  if (expected.md5 && expected.md5 !== Buffer.from(blob.etag, 'hex').toString('base64'))
    throw new S3Error(400, 'BadDigest', digest);
  if (expected.sha256 && expected.sha256 !== sha256) {
    throw new S3Error(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
}

/**
 * Writes a body into the folder under a temporary name, verifies size and checksums, and only then renames it: a crash leaves at most a `*.tmp` file that
 * the next start removes.
 */
export async function writeBlob(folder: string, source: Readable, expected: Expectations): Promise<Blob> {
  const name = randomUUID();
  const temporary = join(folder, `${name}.tmp`);
  const md5 = createHash('md5');
  const sha = createHash('sha256');
  let size = 0;
  let crc = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > (expected.max ?? 5 * 1024 ** 3)) {
        done(new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'));
        return;
      }
      md5.update(chunk);
      sha.update(chunk);
      crc = crc32(chunk, crc);
      done(null, chunk);
    },
  });
  const decoder = new AwsChunkedDecoder();
  try {
    if (expected.awsChunked) await pipeline(source, decoder, measure, createWriteStream(temporary));
    else await pipeline(source, measure, createWriteStream(temporary));
    const blob = { file: name, size, etag: md5.digest('hex'), crc32: base64Of(crc) };
    check(expected, blob, sha.digest('hex'), decoder.trailers);
    await rename(temporary, join(folder, name));
    return blob;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
