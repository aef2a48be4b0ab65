import { existsSync, readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Reads processes and their parents from /proc: Linux only. */
function parents(): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // The name in brackets may contain anything; what follows doesn't.
        return [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** Returns a process and everything that it started, by pid. */
export function processTree(root: number): number[] {
  const parentOf = parents();
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parentOf) if (parent === pid) tree.push(child);
  return tree;
}

/** Returns the resident memory of a process tree in MB, counting shared pages twice; null without /proc. */
export function residentMb(root: number): number | null {
  if (!existsSync('/proc/self/statm')) return null;
  const residentOf = (pid: number) => {
    try {
      return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
    } catch {
      return 0;
    }
  };
  return processTree(root).reduce((sum, pid) => sum + residentOf(pid), 0) / 1e6;
}
