// Writes a PDF 1.7 file (ISO 32000-1) from scratch. pdfkit was tried for it: it writes titles into the XMP packet unescaped and as Latin-1, names one text
// for each glyph of a font (so that no Indic word can be copied out), and encodes its fonts again for every document; pdf-lib writes no structure at all.
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** An indirect object. In a body it is written by its `toString`. */
export class Reference {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
  toString(): string {
    return `${this.id} 0 R`;
  }
}

/** Returns a text string: plain ASCII unchanged, anything else in UTF-16 (section 7.9.2.2). */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

/** Returns a number in its shortest form, to a thousandth of a point. */
export const numeral = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Collects indirect objects and writes the file. The same objects give the same bytes: the file's id is their digest. */
export class PdfFile {
  readonly #bodies: (Buffer | undefined)[] = [];

  /** Reserves a number for an object whose body comes later. */
  reserve(): Reference {
    this.#bodies.push(undefined);
    return new Reference(this.#bodies.length);
  }

  set(reference: Reference, body: string): void {
    this.#bodies[reference.id - 1] = Buffer.from(body, 'latin1');
  }

  add(body: string): Reference {
    const reference = this.reserve();
    this.set(reference, body);
    return reference;
  }

  /** Adds a stream, deflated unless `isPlain`. `entries` are what its dictionary has besides length and filter. */
  addStream(bytes: Buffer, entries = '', isPlain = false): Reference {
    const data = isPlain ? bytes : deflateSync(bytes);
    const filter = isPlain ? '' : ' /Filter /FlateDecode';
    const head = `<< ${entries} /Length ${data.length}${filter} >>\nstream\n`;
    const reference = this.reserve();
    this.#bodies[reference.id - 1] = Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream')]);
    return reference;
  }

  /** Returns the whole file. Throws if a reserved object never got a body. */
  finish(catalog: Reference, info: Reference): Buffer {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
    const offsets: number[] = [];
    const digest = createHash('sha256');
    let at = parts[0]!.length;
    const push = (part: Buffer) => {
      parts.push(part);
      at += part.length;
    };
    for (const [index, body] of this.#bodies.entries()) {
      if (!body) throw new Error(`Object ${index + 1} of this PDF was reserved and never written.`);
      offsets.push(at);
      digest.update(body);
      push(Buffer.from(`${index + 1} 0 obj\n`));
      push(body);
      push(Buffer.from('\nendobj\n'));
    }
    const id = digest.digest('hex').slice(0, 32).toUpperCase();
    const size = offsets.length + 1;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const trailer = `<< /Size ${size} /Root ${catalog} /Info ${info} /ID [<${id}> <${id}>] >>`;
    parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`));
    return Buffer.concat(parts);
  }
}
