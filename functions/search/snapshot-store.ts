import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
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

const isName = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** The store in S3. */
export function snapshotStore(Bucket: string, client = new S3Client({})): SnapshotStore {
  const write = (snapshot: Snapshot, condition: { IfMatch?: string } = {}) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: snapshotKey,
        Body: packSnapshot(snapshot),
        ContentType: 'application/gzip',
        ...condition,
      }),
    );
  const read = async () => {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: snapshotKey }));
      return { snapshot: unpackSnapshot(await answer.Body!.transformToByteArray()), tag: answer.ETag };
    } catch (error) {
      if (isName(error, 'NoSuchKey')) return undefined;
      throw error;
    }
  };
  return {
    async replace(snapshot) {
      await write(snapshot);
    },
    async patch(change) {
      for (let attempt = 1; ; attempt += 1) {
        const current = await read();
        const changed = await change(current?.snapshot ?? null);
        if (!current || !changed) return;
        try {
          await write(changed, { IfMatch: current.tag });
          return;
        } catch (error) {
          if (attempt === attempts || !isName(error, 'PreconditionFailed', 'ConditionalRequestConflict')) throw error;
        }
      }
    },
  };
}
