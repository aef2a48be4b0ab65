// Runs a script of the project under the project's own Node, installing packages first if they are missing. Works on Node >= 20.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureInstalled, projectNode } from './ensure-installed.mjs';

const root = join(import.meta.dirname, '..');

/** Returns this process's parent and, if the system tells, the parent's parent. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Ends this process with the script's exit code. Signals are passed on, and time is UTC, as in a Lambda. The script notices the end of this process,
 * however it ends, when its channel closes.
 */
export function runScript(script, args) {
  ensureInstalled();
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  // glibc gives threads separate heaps, up to eight per core, and seldom returns what is in them: two serve about forty threads as well.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, PATH: path, TZ: 'UTC' };
  const child = spawn(projectNode(), [join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  // On Windows a signal would end the script before it has closed anything. Ctrl-C reaches it through the terminal, and the closed channel tells it the
  // rest.
  const stop = (signal) => (process.platform === 'win32' ? child.connected && child.disconnect() : child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  child.on('error', (error) => {
    console.error(`The project's Node could not be started: ${error.message}.`);
    process.exit(1);
  });
  // npm killed outright can't pass on a signal, and the shell between it and us stays: it then has another parent.
  const above = ancestors();
  if (process.env.npm_lifecycle_event) setInterval(() => ancestors() !== above && stop('SIGTERM'), 1000).unref();
}
