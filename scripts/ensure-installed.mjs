// Plain JavaScript without dependencies: runs on Node >= 20 before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'node_modules', '.yarrow-installed');

/** What has to change for the packages to be installed anew. */
const stamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');

/** The Node that comes with the project: the Lambdas' own version, whatever runs this script. */
export const projectNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Whether the packages on disk are those of the lock file. */
export const isInstalled = () => existsSync(stampFile) && existsSync(projectNode) && readFileSync(stampFile, 'utf8') === stamp();

/** Whether the packages are another checkout's, reached by a link: `npm ci` would follow it and empty them under whoever runs there. */
const isBorrowed = () => lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Installs the packages of the lock file where they are missing or of another lock file. Ends the process with one sentence where that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  if (isBorrowed()) {
    console.error(
      'The packages are not those of the lock file, and node_modules is a link: remove the link, so that they are installed here.',
    );
    process.exit(1);
  }
  // Not on stdout, which may be another command's input (npm run -s openapi).
  console.error('Installing packages (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0 || !existsSync(projectNode)) {
    console.error(
      'The packages could not be installed: npm ci failed (its own words are above). Check the network and try again.',
    );
    process.exit(1);
  }
  writeFileSync(stampFile, stamp());
}
