import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { CatalogEntries, EntryOf } from './entries.ts';

/** The name of a part of a release: a noun, or one and what divides it, like `items/<category's id>`. */
export type PartName = string;

/** A part of a release, ready to be stored: the name of its object says what is in it, so it never changes. */
export type PackedPart = { name: PartName; hash: string; key: string; bytes: Buffer };

/** What divides a noun into parts: a screen that sells caskets needs no urns, and a planner needs no questions of the case file. */
const dividers: { [Noun in NounName]?: (entry: EntryOf[Noun]) => string } = {
  items: ({ itemCategoryId }) => itemCategoryId,
  questionGroups: ({ kind }) => kind,
};

/** Returns the name of an entry's part. */
export function partOf<Noun extends NounName>(noun: Noun, entry: EntryOf[Noun]): PartName {
  const divider = dividers[noun] as ((entry: EntryOf[Noun]) => string) | undefined;
  return divider ? `${noun}/${divider(entry)}` : noun;
}

/** Names a noun, or one of the parts that it is divided into. */
export type NounOrPart = NounName | `${'questionGroups' | 'items'}/${string}`;
/** The noun of which something is a part. */
export type NounOf<Wanted extends NounOrPart> = Wanted extends `${infer Noun extends NounName}/${string}` ? Noun : Wanted;

/** Returns the noun of a part's entries. */
export const nounOf = (name: PartName): NounName => name.split('/')[0] as NounName;

/** Returns whether a part is one of those that are wanted. */
export const isPartOf = (name: PartName, wanted: NounOrPart): boolean => name === wanted || name.startsWith(`${wanted}/`);

/** Returns the SHA-256 of a text, or of its bytes, in hexadecimal. */
export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** The folders of the catalog's bucket: the parts of all releases, and what lists the parts of each. */
export const partsFolder = 'parts/';
export const manifestsFolder = 'manifests/';
/** Returns where a part is stored in the catalog's bucket. */
export const partKey = (name: PartName, hash: string): string => `${partsFolder}${name}/${hash}.json.gz`;

/** Returns entries as a part, ready to be stored. */
export function packPart(name: PartName, entries: readonly { id: string }[]): PackedPart {
  // Always in the same order and the same words, so that a change that is taken back gives the same hash.
  const json = canonicalJson(entries.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  const hash = sha256(json);
  return { name, hash, key: partKey(name, hash), bytes: gzipSync(json) };
}

/** Returns a catalog's parts, packed. A noun without entries has none. */
export function packCatalog(catalog: CatalogEntries): PackedPart[] {
  const parts = new Map<PartName, { id: string }[]>();
  for (const noun of nounNames)
    for (const entry of catalog[noun]) {
      const name = partOf(noun, entry);
      const part = parts.get(name);
      if (part) part.push(entry);
      else parts.set(name, [entry]);
    }
  return [...parts].map(([name, entries]) => packPart(name, entries));
}

/** Most parts unpack into one chunk of this size, which then isn't copied. By default, hundreds of small ones are put together. */
const CHUNK_BYTES = 1 << 20;

/** Returns the entries of a stored part. Throws if the bytes aren't what its hash promises. */
export function unpackPart(name: PartName, hash: string, bytes: Buffer): { id: string }[] {
  const json = gunzipSync(bytes, { chunkSize: CHUNK_BYTES });
  if (sha256(json) !== hash) throw new Error(`The stored part ${name} of the catalog differs from what its hash says.`);
  return JSON.parse(json.toString('utf8'));
}
