import { readFile } from 'node:fs/promises';
import type { LogFields } from '#functions/runtime/log.ts';
import { cloud, waitUntil } from './cloud.ts';

/** A line that a Lambda logged. */
export type LogLine = LogFields & { level: string; message: string };

/** Every JSON line of every Lambda so far. */
export async function logLines(): Promise<LogLine[]> {
  const text = await readFile(cloud.logFile, 'utf8');
  return text.split('\n').flatMap((each) => {
    if (!each.startsWith('{')) return [];
    try {
      const { line } = JSON.parse(each) as { line: string };
      return line.startsWith('{"level"') ? [JSON.parse(line) as LogLine] : [];
    } catch {
      // The last line may still be on its way.
      return [];
    }
  });
}

/** The one line of a request, by the id in its answer. */
export const requestLine = (requestId: string): Promise<LogLine> =>
  waitUntil(`the log line of request ${requestId}`, async () =>
    (await logLines()).find((line) => line.message === 'request' && line.requestId === requestId),
  );
