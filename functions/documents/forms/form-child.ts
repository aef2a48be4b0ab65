// Runs as a separate process, which `monitored-child.ts` starts and ends: a file from outside can take all the time and memory there is. A worker thread
// wouldn't do, because its limits don't count WebAssembly.
import { type CleanPdf, type Form, type PageImage, type PageImageSize, RefusedPdf } from './form.ts';

/** What the child is asked. */
export type ChildTask = { task: 'inspect' | 'clean'; bytes: Uint8Array } | ({ task: 'draw'; bytes: Uint8Array } & PageImageSize);

/** What the child answers. An error that isn’t a refusal is a fault of ours. */
export type ChildAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; result: Form | PageImage | CleanPdf }
  | { kind: 'refused'; reason: RefusedPdf['reason']; words: string }
  | { kind: 'failed'; message: string };

async function work(asked: ChildTask): Promise<Form | PageImage | CleanPdf> {
  if (asked.task === 'draw') return (await import('./draw-page.ts')).drawPage(asked.bytes, asked);
  if (asked.task === 'clean') return (await import('./clean-pdf.ts')).cleanPdf(asked.bytes);
  return (await import('./inspect-document.ts')).inspectDocument(asked.bytes);
}

async function answerTo(asked: ChildTask): Promise<ChildAnswer> {
  try {
    return { kind: 'done', result: await work(asked) };
  } catch (error) {
    if (error instanceof RefusedPdf) return { kind: 'refused', reason: error.reason, words: error.message };
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

if (process.send) {
  // Loading a parser isn’t the file’s time.
  if (process.argv[2] === 'draw') await (await import('./draw-page.ts')).openLibrary();
  else if (process.argv[2] === 'clean') await import('./clean-pdf.ts');
  else await import('./inspect-document.ts');
  const send = (answer: ChildAnswer) => process.send?.(answer);
  process.on('message', async (asked: ChildTask) => {
    send(await answerTo(asked));
    // V8 doesn’t know how large the buffers are that it could free, and the next file has to fit beside them.
    globalThis.gc?.();
  });
  // Nobody is left to answer.
  process.on('disconnect', () => process.exit());
  send({ kind: 'ready' });
}
