import { useEffect, useSyncExternalStore } from 'react';
import { shrinkPicture, UnusablePicture } from '#web/parts/shrink-picture.ts';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { queryClientOf } from '#web/session/query-client.ts';
import { sendWithProgress } from './send-with-progress.ts';
import type { Shrunk } from './shrink-worker.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/**
 * Resizes a chosen file in a separate worker, so that the page stays responsive; terminating the worker frees the pixels. Without a worker, the page
 * does it.
 */
async function shrinkAside(file: File): Promise<File> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<Shrunk | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Shrunk>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(file);
    });
    if (!answer) return await shrinkPicture(file);
    if ('refusal' in answer) throw new UnusablePicture(answer.refusal);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.file;
  } finally {
    worker.terminate();
  }
}

/** The gateway refuses a body that is too large for Lambda, without our words. */
const wordsOf = (error: unknown): string =>
  problemOf(error)?.status === 413 && !problemOf(error)?.detail ? 'This picture is too large.' : messageOf(error);

/** Uploads outlive the drawer that started them, and belong to the home where they were chosen. */
const queues = new Map<string, UploadQueue>();

function queueOf(locationId: string): UploadQueue {
  const known = queues.get(locationId);
  if (known) return known;
  const reload = () => {
    const client = queryClientOf(locationId);
    for (const queryKey of [query.locations.key(), query.workspace.key()]) void client.invalidateQueries({ queryKey });
    return client.invalidateQueries({ queryKey: query.locationImages.key() });
  };
  const queue = createUploadQueue({
    newId: newIdempotencyKey,
    shrink: shrinkAside,
    send: async (file, idempotencyKey, onProgress) => {
      const context = { idempotencyKey, locationId, staysHere: true, send: sendWithProgress(onProgress) };
      await api.locationImages.uploadLocationImage({ file }, { context });
      // The placeholder goes away once the picture itself is loaded, so that nothing jumps.
      await reload();
    },
    wordsOf,
    preview: (file) => URL.createObjectURL(file),
    forget: (preview) => URL.revokeObjectURL(preview),
  });
  queues.set(locationId, queue);
  return queue;
}

/** Returns the uploads of a home, and what can be done with them. Leaving the page during one asks first. */
export const useUploads = (locationId: string) => {
  const queue = queueOf(locationId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { uploads, add: queue.add, retry: queue.retry, remove: queue.remove };
};
