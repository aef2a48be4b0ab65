// Runs a script of the project under the project's own Node, installing packages first if needed: `node scripts/run.mjs scripts/test.ts --flag`.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, projectNode } from './ensure-installed.mjs';

const root = join(import.meta.dirname, '..');
const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Name the script to run.');
  process.exit(1);
}
ensureInstalled({ quiet: script.endsWith('openapi.ts') });
const child = spawn(projectNode, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
});
// The terminal sends Ctrl-C to the whole group; a plain kill reaches only this process, so it is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
