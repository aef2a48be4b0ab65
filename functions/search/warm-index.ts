import type { ReadObject } from '#functions/vendors/objects/bucket.ts';
import type { SearchIndex } from '#shared/search/index.ts';
import { indexCards } from '#shared/search/index.ts';
import { snapshotKey, unpackSnapshot } from './snapshot.ts';

/** Returns the index in warm memory; `null` if no snapshot can be read, so that the search falls back to the table. */
export type WarmIndex = (now: Date) => Promise<SearchIndex | null>;

/**
 * Keeps the search index of a warm Lambda and asks for a newer snapshot once it is older than `maxAgeSeconds`, conditionally: an unchanged one costs a 304.
 * If a read fails, it keeps what it has. Requests that arrive together share one read.
 */
export function warmIndex(read: ReadObject, maxAgeSeconds: number): WarmIndex {
  let held: { index: SearchIndex; tag: string } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let look: Promise<void> | null = null;

  const refresh = async () => {
    const found = await read(snapshotKey, held?.tag);
    if (found) held = { index: indexCards(unpackSnapshot(found.bytes).cards), tag: found.tag };
    else if (found === null) held = null;
  };

  return async (now) => {
    if (now.getTime() - lookedAt >= maxAgeSeconds * 1000) {
      look ??= refresh()
        .catch((error) => {
          if (!held) throw error;
        })
        .finally(() => {
          lookedAt = now.getTime();
          look = null;
        });
      try {
        await look;
      } catch {
        return null;
      }
    }
    return held?.index ?? null;
  };
}
