import { gunzipSync, gzipSync } from 'node:zlib';
import type { SearchCard } from '#shared/search/index.ts';

/** Where the snapshot lies in the search bucket. The number is the format's: a Lambda of another version looks elsewhere. */
export const snapshotKey = 'snapshot/v1.json.gz';

/** All cards of launched homes; `at` is the instant of the last change. */
export type Snapshot = { at: string; cards: SearchCard[] };

/** The snapshot as it is stored: gzipped JSON, about 17 bytes a home. */
export const packSnapshot = (snapshot: Snapshot): Buffer => gzipSync(JSON.stringify(snapshot), { level: 6 });

/** Reads a stored snapshot. Throws where the bytes are none. */
export const unpackSnapshot = (bytes: Uint8Array): Snapshot => JSON.parse(gunzipSync(bytes).toString('utf8')) as Snapshot;

/** The snapshot with one home's card replaced, added, or (for `null`) taken out. */
export const withCard = (snapshot: Snapshot, locationId: string, card: SearchCard | null, at: string): Snapshot => ({
  at,
  cards: [...snapshot.cards.filter((each) => each.id !== locationId), ...(card ? [card] : [])],
});
