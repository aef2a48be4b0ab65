// WOFF2 (https://www.w3.org/TR/WOFF2/) to plain TrueType, since the shaper varies the weight of plain TrueType only, and Node inflates Brotli natively.
import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { rebuildGlyphs } from './rebuild-glyphs.ts';
import { writeSfnt } from './write-sfnt.ts';

/** The known tags, by their index (section 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4}(?: |$)/g,
  )!;

type Entry = { tag: string; length: number; isTransformed: boolean };

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8();
  const known = flags & 0x3f;
  const tag = known === 0x3f ? reader.take(4).toString('latin1') : knownTags[known]!.slice(0, 4);
  const version = flags >> 6;
  const original = reader.base128();
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, length: isTransformed ? reader.base128() : original, isTransformed };
}

/** Returns the TrueType file within a WOFF2 file. Throws if it isn't one, is a collection, or has a transformed hmtx (none of these fonts has). */
export function decodeWoff2(file: Buffer): Buffer {
  const header = new ByteReader(file);
  if (header.take(4).toString('latin1') !== 'wOF2') throw new Error('Not a WOFF2 file.');
  if (header.take(4).toString('latin1') === 'ttcf') throw new Error('A collection of fonts is not read here.');
  header.at = 12;
  const count = header.uint16();
  header.at = 20;
  const compressed = header.uint32();
  header.at = 48;
  const entries = Array.from({ length: count }, () => readEntry(header));
  const data = new ByteReader(brotliDecompressSync(header.take(compressed)));
  const tables = new Map(entries.map((entry) => [entry.tag, { ...entry, bytes: data.take(entry.length) }]));
  const glyf = tables.get('glyf');
  const odd = [...tables.values()].find(({ tag, isTransformed }) => isTransformed && tag !== 'glyf' && tag !== 'loca');
  if (odd) throw new Error(`The table ${odd.tag} of this WOFF2 file is transformed in a way that is not read here.`);
  const plain = new Map([...tables].map(([tag, { bytes }]) => [tag, bytes]));
  if (glyf?.isTransformed) {
    const { glyphs, offsets } = rebuildGlyphs(glyf.bytes);
    const head = Buffer.from(plain.get('head')!);
    // Offsets are written long, whatever they were.
    head.writeInt16BE(1, 50);
    plain.set('head', head).set('glyf', glyphs).set('loca', offsets);
  }
  return writeSfnt(plain);
}
