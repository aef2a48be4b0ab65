/** The other side of `use-uploads.ts`: one picture made smaller, away from the thread that draws the page. */
import { shrinkPicture, UnusablePicture } from './shrink-picture.ts';

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
