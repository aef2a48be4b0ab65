/** A value in DER (X.690): its tag, its content, and all of its bytes. */
export type Der = { tag: number; content: Uint8Array<ArrayBuffer>; whole: Uint8Array<ArrayBuffer> };
type Bytes = Uint8Array<ArrayBuffer>;

/** Reads the value that begins here. Throws if it ends after its bytes, or if its length isn’t written in the shortest way. */
export function readDer(bytes: Bytes, at = 0): Der {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) throw new RangeError('A value is missing.');
  const digits = first < 0x80 ? 0 : first & 0x7f;
  let length = digits === 0 ? first : 0;
  for (let index = 0; index < digits; index += 1) length = length * 256 + (bytes[at + 2 + index] ?? Number.NaN);
  const start = at + 2 + digits;
  if (!(start + length <= bytes.length) || digits > 4 || first === 0x80) throw new RangeError('A value ends after its bytes.');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

/** Returns the values inside another, in order. */
export function insideDer({ content }: Der): Der[] {
  const values: Der[] = [];
  for (let at = 0; at < content.length; at += values.at(-1)!.whole.length) values.push(readDer(content, at));
  return values;
}

/** Returns bytes one after the other. */
export function joined(...parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Writes a value: its tag, its length in the shortest way, and its content. */
export function writeDer(tag: number, ...parts: readonly Uint8Array[]): Bytes {
  const content = joined(...parts);
  const digits: number[] = [];
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  const length = content.length < 0x80 ? [content.length] : [0x80 | digits.length, ...digits];
  return joined(Uint8Array.from([tag, ...length]), content);
}

/** Reads hexadecimal digits as bytes. */
export function fromHex(digits: string): Bytes {
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** Tells whether two lists of bytes are the same. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
