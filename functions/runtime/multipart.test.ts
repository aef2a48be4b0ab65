import { ORPCError } from '@orpc/server';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formOf } from './multipart.ts';

const part = (name: string, content = 'x') =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\n${content}\r\n`;
const formBytes = (...parts: string[]) => Buffer.from(`${parts.join('')}--xyz--\r\n`);
const read = (bytes: Buffer, contentType = 'multipart/form-data; boundary=xyz') => formOf(bytes, contentType);
const refusal = expect.objectContaining({ status: 400, code: 'invalid_input' });

afterEach(() => vi.restoreAllMocks());

/** Counts the bytes that the parser's search looks at. */
function countScannedBytes(): () => number {
  const { indexOf } = Buffer.prototype;
  let scanned = 0;
  vi.spyOn(Buffer.prototype, 'indexOf').mockImplementation(function (this: Buffer, needle, from = 0) {
    const found = indexOf.call(this, needle as Uint8Array, from as number);
    scanned += (found < 0 ? this.length : found + (needle as Uint8Array).length) - (from as number);
    return found;
  });
  return () => scanned;
}

describe('a form', () => {
  it('keeps its fields and files', async () => {
    const text = '--xyz\r\nContent-Disposition: form-data; name="note"\r\n\r\nmérci\r\n';
    const form = await read(formBytes(text, part('file', 'bytes')));
    expect(form.get('note')).toBe('mérci');
    const file = form.get('file') as File;
    expect([file.name, await file.text()]).toEqual(['a.txt', 'bytes']);
  });

  it('reads what the fetch classes write', async () => {
    const sent = new FormData();
    sent.append('file', new File([new Uint8Array([0, 13, 10, 45, 45, 255])], 'päng "1".png', { type: 'image/png' }));
    const request = new Response(sent);
    const form = await formOf(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
    const file = form.get('file') as File;
    expect([file.name, file.type, file.size]).toEqual(['päng %221%22.png', 'image/png', 6]);
  });

  it.each([
    ['two boundaries', 'multipart/form-data; boundary=other; boundary=xyz'],
    ['two boundaries in two cases', 'multipart/form-data; boundary=xyz; BOUNDARY="xyz"'],
    ['two headers joined', 'multipart/form-data; boundary=xyz, multipart/form-data; boundary=xyz'],
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary=""'],
    ['a boundary of 71 characters', `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['an unclosed quote', 'multipart/form-data; boundary="xyz'],
    ['another type', 'multipart/form-data-2; boundary=xyz'],
    ['a header of 1 MB', `multipart/form-data; boundary=xyz${'; a=b'.repeat(200_000)}`],
  ])('with %s is refused before its body is searched', async (_, contentType) => {
    const scannedBytes = countScannedBytes();
    await expect(read(formBytes(part('file')), contentType)).rejects.toEqual(refusal);
    expect(scannedBytes()).toBe(0);
  });

  it.each([
    ['21 parts', formBytes(...Array.from({ length: 21 }, (_, nth) => part(`f${nth}`)))],
    ['a name nested deeply', formBytes(part(`file${'[a]'.repeat(100)}`))],
    ['3 KB of headers in a part', formBytes(part('x'.repeat(3_000)))],
    ['a part without a name', formBytes('--xyz\r\nContent-Disposition: form-data\r\n\r\nx\r\n')],
    ['two names in a part', formBytes('--xyz\r\nContent-Disposition: form-data; name="a"; name="b"\r\n\r\nx\r\n')],
    ['a header that is not UTF-8', Buffer.concat([Buffer.from('--xyz\r\n\xff: 1', 'latin1'), formBytes('\r\n\r\nx\r\n')])],
    ['no end', Buffer.from(part('file'))],
  ])('with %s is refused', async (_, bytes) => {
    await expect(read(bytes)).rejects.toEqual(refusal);
  });

  it('accepts 20 parts', async () => {
    const form = await read(formBytes(...Array.from({ length: 20 }, (_, nth) => part(`f${nth}`))));
    expect([...form.keys()].length).toBe(20);
  });
});

describe('any form', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      '--xyz',
      '\r\n',
      '--',
      '\r\n\r\n',
      '\r\n--xyz',
      'Content-Disposition: form-data; name="a"',
      '; filename="b"',
      '"',
    ),
    fc.constantFrom('-', '\r\n--xy', '--xyz\r\n').map((text) => text.repeat(400)),
    fc.string({ unit: 'binary' }),
  );
  const bodies = fc.array(pieces, { maxLength: 60 }).map((all) => Buffer.from(all.join('')));
  const types = fc.oneof(
    fc.constant('multipart/form-data; boundary=xyz'),
    fc
      .array(fc.constantFrom('multipart/form-data', ';', ' ', 'boundary', '=', '"', '\\', 'xyz', 'BOUNDARY=xyz', ','))
      .map((all) => all.join('')),
    fc.string(),
  );

  it('is read or refused with a 400, after at most three reads of each byte', async () => {
    const scannedBytes = countScannedBytes();
    await fc.assert(
      fc.asyncProperty(types, bodies, async (contentType, bytes) => {
        const before = scannedBytes();
        const error: unknown = await formOf(bytes, contentType).then(
          () => undefined,
          (each: unknown) => each,
        );
        if (error !== undefined) expect(error).toEqual(refusal);
        expect(error === undefined || error instanceof ORPCError).toBe(true);
        expect(scannedBytes() - before).toBeLessThanOrEqual(3 * bytes.length + 100);
      }),
      { numRuns: 500 },
    );
  });
});
