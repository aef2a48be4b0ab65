import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import type { Snapshot } from './snapshot.ts';
import { packSnapshot, snapshotKey, unpackSnapshot } from './snapshot.ts';

/** How often a patch is tried again when another one came in between. */
const attempts = 12;

/** The snapshot in its bucket, for those who write it. */
export type SnapshotStore = {
  /** Replaces the snapshot whole. */
  replace(snapshot: Snapshot): Promise<void>;
  /**
   * Changes the snapshot by what `change` makes of it, under If-Match: two changes at once are both kept, and the one that comes second looks at the world
   * again (`change` runs anew). Where there is no snapshot yet `change` runs without one and nothing is stored: the rebuild makes the first.
   */
  patch(change: (snapshot: Snapshot | null) => Promise<Snapshot | null>): Promise<void>;
};

const type = 'application/gzip';

/** The store in its bucket. */
export const snapshotStore = ({ read, write }: Bucket): SnapshotStore => ({
  async replace(snapshot) {
    await write(snapshotKey, packSnapshot(snapshot), { type });
  },
  async patch(change) {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const current = await read(snapshotKey);
      const changed = await change(current ? unpackSnapshot(current.bytes) : null);
      if (!current || !changed) return;
      if (await write(snapshotKey, packSnapshot(changed), { type, ifTag: current.tag })) return;
    }
    throw new Error(`The search snapshot was changed by others ${attempts} times in a row.`);
  },
});
