import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { processTree } from '../start/process-tree.ts';

/** Milliseconds of a tick of the kernel's clock in /proc. */
const tickMs = 10;
const pageBytes = 4096;

/** Returns the text of a file; empty if its thread or process has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the processor time from a `stat` file. What is in brackets may contain anything; what follows doesn't. */
function cpuMs(path: string): number {
  const stat = textOf(path);
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * tickMs;
}

/** Whether /proc says what threads use: Linux only. */
export const canMeasure = existsSync('/proc/self/task');

/** Returns the resident memory of one process in MB. */
export const residentMbOf = (pid: number): number => (Number(textOf(`/proc/${pid}/statm`).split(' ')[1]) * pageBytes) / 1e6;

/** Returns the processor time so far by thread name of a process, and by the names of the processes that it started. */
export function cpuByName(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  const add = (name: string, stat: string) => times.set(name, (times.get(name) ?? 0) + cpuMs(stat));
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`;
    add(Number(thread) === pid ? 'main' : textOf(`${folder}/comm`).trim(), `${folder}/stat`);
  }
  for (const child of processTree(pid).slice(1)) add(textOf(`/proc/${child}/comm`).trim(), `/proc/${child}/stat`);
  return times;
}

/** Returns what each name used between two readings, the most first. */
export const usedBetween = (before: Map<string, number>, after: Map<string, number>): [name: string, ms: number][] =>
  [...after]
    .map(([name, ms]): [string, number] => [name, ms - (before.get(name) ?? 0)])
    .filter(([name, ms]) => name !== '' && ms > 0)
    .toSorted((a, b) => b[1] - a[1]);
