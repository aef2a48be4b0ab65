/**
 * Runs a server and ends it when standard input closes: `node watchdog.ts '{"server":{"file":"java","args":[]}}'`. Signals are left to the process at the
 * other end of the pipe, which may still need the server while it closes.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { Command } from './server-process.ts';

const { server, stop } = JSON.parse(process.argv[2] ?? '{}') as { server: Command; stop?: Command };
const child = spawn(server.file, server.args, { stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true });
child.once('error', () => process.exit(127));
child.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdin.resume().once('end', () => {
  const stopped = stop && spawnSync(stop.file, stop.args, { stdio: 'ignore', windowsHide: true }).status === 0;
  if (!stopped) child.kill();
});
