import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { LogFields } from '#functions/runtime/log.ts';
import { cloud, waitUntil } from './cloud.ts';

/** A line that a Lambda logged. */
export type LogLine = LogFields & { level: string; message: string };

/** This file's own requests are logged after what is already there. The log is read once, not from the start for every question. */
let readUpTo = statSync(cloud.logFile).size;
const requests = new Map<string, LogLine>();

/** Returns the whole lines that have come since the last time. */
async function newLines(): Promise<string[]> {
  const file = await open(cloud.logFile);
  try {
    const from = readUpTo;
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(Math.max(0, size - from)), position: from });
    const read = buffer.subarray(0, bytesRead);
    const whole = read.subarray(0, read.lastIndexOf('\n') + 1);
    // A reader at the same time has read the same.
    readUpTo = Math.max(readUpTo, from + whole.length);
    return whole.toString('utf8').split('\n');
  } finally {
    await file.close();
  }
}

function keep(entry: string): void {
  if (!entry.includes('\\"message\\":\\"request\\"')) return;
  const line = JSON.parse((JSON.parse(entry) as { line: string }).line) as LogLine;
  if (line.requestId !== undefined) requests.set(line.requestId, line);
}

/** Returns the one line of a request, by the id in its answer. */
export const requestLine = (requestId: string): Promise<LogLine> =>
  waitUntil(`the log line of request ${requestId}`, async () => {
    if (!requests.has(requestId)) (await newLines()).forEach(keep);
    return requests.get(requestId);
  });
