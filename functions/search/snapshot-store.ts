import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import type { Snapshot } from './snapshot.ts';
import { packSnapshot, snapshotKey, unpackSnapshot } from './snapshot.ts';

/** How many times a patch is tried again when another one came in between. */
const attempts = 12;

/** The snapshot in its bucket, for those who write it. */
export type SnapshotStore = {
  /** Replaces the whole snapshot. */
  replace(snapshot: Snapshot): Promise<void>;
  /**
   * Changes the snapshot with `change`, under If-Match: two simultaneous changes are both kept, and the one that comes second reads again and runs `change`
   * again. If there is no snapshot yet, `change` runs without one and nothing is stored: the rebuild makes the first.
   */
  patch(change: (snapshot: Snapshot | null) => Promise<Snapshot | null>): Promise<void>;
};

const type = 'application/gzip';

/** Returns the store in a bucket. */
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
