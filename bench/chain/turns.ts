/** Verifies a record, and the balances of a ledger, over and over beside bare SHA-256 of the same bytes: run in Node and, bundled, in a browser. */
import { readExport } from '#shared/chain/chain-export.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { startBalances } from '#shared/ledger/verify-balances.ts';
import { pause } from '#web/verifier/pause.ts';

export type Turn = { verified: number; bare: number; longestTask: number };

/** A page has to stay usable meanwhile, a process doesn't. */
const isPage = 'document' in globalThis;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function verify(file: Uint8Array<ArrayBuffer>): Promise<void> {
  const read = readExport(file);
  const balances = read?.chain.kind === 'ledger' ? startBalances() : undefined;
  const ofChain = read ? await verifyChain(read.lines, read, isPage ? pause : undefined, balances?.visit) : 'not a record';
  const fault = ofChain ?? balances?.verified().fault ?? null;
  if (fault) throw new Error(`The sample has a fault: ${JSON.stringify(fault)}`);
}

/** Returns how long the longest task took during some work; 0 if none took 50 ms, which is all that browsers tell. */
async function longestTaskDuring(work: () => Promise<unknown>): Promise<number> {
  const durations = [0];
  const observer = new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  });
  // The task that asked for this isn't part of the work.
  await pause();
  observer.observe({ type: 'longtask' });
  await work();
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return Math.max(...durations);
}

/** Returns the milliseconds of each turn. Both sides take turns, so that what others do on the machine slows both. */
export async function turnsOf(text: string, count: number): Promise<Turn[]> {
  const file = new TextEncoder().encode(text);
  const { lines } = readExport(file)!;
  const turns: Turn[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const bare = await timeOf(() => Promise.all(lines.map((line) => crypto.subtle.digest('SHA-256', line))));
    const verified = await timeOf(() => verify(file));
    turns.push({ bare, verified, longestTask: isPage ? await longestTaskDuring(() => verify(file)) : 0 });
  }
  return turns;
}
