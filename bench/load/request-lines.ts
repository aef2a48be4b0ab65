import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What the log says of a request: how long its function worked on it, and how long of that it waited for the table. */
export type RequestLine = { durationMs: number; tableMs: number };

/** Reads the lines of answered requests by id, from a test cloud's log. */
export async function requestLines(logFile: string): Promise<Map<string, RequestLine>> {
  const lines = new Map<string, RequestLine>();
  for await (const each of createInterface(createReadStream(logFile))) {
    if (!each.includes('requestId')) continue;
    const { line } = JSON.parse(each) as { line: string };
    if (!line.startsWith('{')) continue;
    const { requestId, durationMs, tableMs } = JSON.parse(line) as RequestLine & { requestId?: string };
    if (requestId) lines.set(requestId, { durationMs, tableMs });
  }
  return lines;
}
