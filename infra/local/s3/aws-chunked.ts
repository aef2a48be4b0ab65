import { Transform, type TransformCallback } from 'node:stream';

/**
 * Decodes `Content-Encoding: aws-chunked`: `<hex size>[;chunk-signature=...]\r\n<bytes>\r\n`, ending with size 0 and trailers.
 * Chunk signatures are not verified (the request's own signature is); trailers are kept for the checksum.
 */
export class AwsChunkedDecoder extends Transform {
  readonly trailers: Record<string, string> = {};
  private pending: Buffer = Buffer.alloc(0);
  private left = -1;
  private ended = false;

  private header(): boolean {
    const end = this.pending.indexOf('\r\n');
    if (end < 0) return false;
    this.left = Number.parseInt(this.pending.subarray(0, end).toString().split(';')[0] ?? '', 16);
    this.pending = this.pending.subarray(end + 2);
    if (this.left === 0) this.ended = true;
    return true;
  }

  private data(): boolean {
    const ready = Math.min(this.left, this.pending.length);
    if (ready > 0) {
      this.push(this.pending.subarray(0, ready));
      this.pending = this.pending.subarray(ready);
      this.left -= ready;
    }
    if (this.left > 0 || this.pending.length < 2) return false;
    this.pending = this.pending.subarray(2);
    this.left = -1;
    return true;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : chunk;
    while (!this.ended && (this.left < 0 ? this.header() : this.data())) {
      // Each turn consumes a chunk's header or its bytes.
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    for (const line of this.pending.toString().split('\r\n')) {
      const colon = line.indexOf(':');
      if (colon > 0) this.trailers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
    }
    done(this.ended ? null : new Error('aws-chunked body ended early'));
  }
}
