/** Reads a font file's numbers in order: big-endian, and the two packed kinds of WOFF2 (section 4.1 and 6.1.1). */
export class ByteReader {
  readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }
  uint8(): number {
    this.at += 1;
    return this.bytes.readUInt8(this.at - 1);
  }
  uint16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }
  int16(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }
  uint32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }
  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  /** Reads a UIntBase128: seven bits per byte, most significant first. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.uint8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new Error('A length in this WOFF2 file has no end.');
  }
  /** Reads a 255UInt16: one to three bytes. */
  packed16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 255) return this.uint8() + 253;
    if (code === 254) return this.uint8() + 506;
    return code;
  }
}
