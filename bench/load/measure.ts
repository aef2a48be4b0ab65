/**
 * Measures a separate cloud under fifty users: how long they wait, where the time goes, and which memory grows. Run by bench/index.ts in a child, which
 * gets the minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCloudProcess } from '#test/cloud/cloud-process.ts';
import { copySeededState } from '#test/cloud/seeded-state.ts';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import type { Figure } from '../figure.ts';
import { isSmoke, scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { firstCallFigures, latencyFigures, memoryFigures, processorFigures, wayFigures } from './figures.ts';
import { canMeasure, cpuByName, residentMbOf, usedBetween } from './process-usage.ts';
import { requestLines } from './request-lines.ts';
import { fiftyUsers, type RunningLoad, startLoad } from './run-load.ts';
import { firstCall } from './staff.ts';

const second = 1000;
/** The minutes of a smoke run last a second. */
const minute = scaled(60, 1) * second;
/** Until then functions start, code is compiled, and caches fill. */
const warmUpMs = minute;
const firstCalls = scaled(50, 2);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Returns the median memory over half a minute: the collector makes single readings vary. */
async function steadyMb(pid: number): Promise<number> {
  const looks: number[] = [];
  for (let turn = 0; turn < scaled(15, 1); turn += 1) {
    looks.push(residentMbOf(pid));
    await pause(scaled(2, 0) * second);
  }
  return median(looks);
}

/** Takes first calls at one home, all at the same moment, once the crowd has gone. */
async function firstCallsTogether({ crowd, colleagues }: RunningLoad): Promise<Figure[]> {
  const before = crowd.samples.length;
  const from = performance.now();
  await Promise.all(Array.from({ length: firstCalls }, (_, nth) => firstCall(colleagues[nth % colleagues.length]!)));
  const calls = crowd.samples.slice(before);
  return firstCallFigures(
    calls.map(({ ms }) => ms),
    performance.now() - from,
  );
}

async function measure(cloud: TestCloud, pid: number, minutes: number): Promise<Figure[]> {
  const fresh = residentMbOf(pid);
  const load = await startLoad(cloud.url, fiftyUsers);
  const { samples } = load.crowd;
  await pause(warmUpMs);
  const [from, before] = [performance.now(), cpuByName(pid)];
  await pause(minute / 2);
  const inSecond = await steadyMb(pid);
  await pause(Math.max(0, minutes - 2) * minute - minute / 2);
  const last = minutes > 2 ? await steadyMb(pid) : inSecond;
  // A busy machine may answer nothing in a smoke run's few seconds.
  while (isSmoke && !samples.some(({ at }) => at >= from)) await pause(100);
  const [to, after] = [performance.now(), cpuByName(pid)];
  await load.leave();
  const measured = samples.filter(({ at, ms }) => at >= from && at + ms <= to);
  const together = await firstCallsTogether(load);
  load.close();
  return [
    ...latencyFigures(measured, (to - from) / second),
    ...wayFigures(measured, await requestLines(cloud.logFile)),
    ...processorFigures(usedBetween(before, after), measured.length),
    ...together,
    ...memoryFigures({ fresh, second: inSecond, last, minutes }),
  ];
}

const minutes = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-load-'));
try {
  const stateDir = join(folder, 'state');
  await copySeededState(stateDir);
  const { cloud, pid, stop } = await startCloudProcess({ stateDir });
  try {
    const note = 'measured on Linux only';
    const figures: Figure[] = canMeasure
      ? await measure(cloud, pid, minutes)
      : [{ group: 'Fifty users at the same time', name: 'a request, p95', unit: 'ms', ours: null, note }];
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  } finally {
    await stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
