import { shrinkPicture, UnusablePicture } from './shrink-picture.ts';
import type { Shrunk } from './shrink-worker.ts';

/**
 * Makes a chosen file smaller in a worker of its own, so that the page stays quick meanwhile; the pixels go when the worker goes. Where no worker can be had
 * the page does it itself.
 */
export async function shrinkAside(file: File): Promise<File> {
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
