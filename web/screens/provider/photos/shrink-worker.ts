/** The worker of `use-uploads.ts`: resizes one picture off the main thread. */
import { shrinkPicture, UnusablePicture } from '#web/parts/shrink-picture.ts';

export type Shrunk = { file: File } | { refusal: string } | { failure: string };

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  let answer: Shrunk;
  try {
    answer = { file: await shrinkPicture(data) };
  } catch (error) {
    answer = error instanceof UnusablePicture ? { refusal: error.message } : { failure: String(error) };
  }
  postMessage(answer);
});
