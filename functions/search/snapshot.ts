import { gunzipSync, gzipSync } from 'node:zlib';
import type { SearchCard } from '#shared/search/index.ts';

/** The snapshot's key in the search bucket. The number is the format's: a Lambda of another version uses another key. */
export const snapshotKey = 'snapshot/v1.json.gz';

/** All cards of launched homes. `at` is the time of the last change. */
export type Snapshot = { at: string; cards: SearchCard[] };

/** Returns the snapshot as it is stored: gzipped JSON, about 17 bytes per home. */
export const packSnapshot = (snapshot: Snapshot): Buffer => gzipSync(JSON.stringify(snapshot), { level: 6 });

/** Reads a stored snapshot. Throws if the bytes aren't one. */
export const unpackSnapshot = (bytes: Uint8Array): Snapshot => JSON.parse(gunzipSync(bytes).toString('utf8')) as Snapshot;

/** Returns the snapshot with one home's card replaced, added, or (for `null`) removed. */
export const withCard = (snapshot: Snapshot, locationId: string, card: SearchCard | null, at: string): Snapshot => ({
  at,
  cards: [...snapshot.cards.filter((each) => each.id !== locationId), ...(card ? [card] : [])],
});
