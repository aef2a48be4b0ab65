// Plain JavaScript without dependencies: runs on Node >= 20 before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';
const stampFile = join(root, 'node_modules', '.yarrow-installed');

/** What has to change for the packages to be reinstalled. */
const stamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');

/**
 * The Node that comes with the project: the Lambdas' own version, whatever runs this script. On Windows a .cmd would need a shell, so it is the program.
 */
const ownNode = join(root, 'node_modules', ...(isWindows ? ['node', 'bin', 'node.exe'] : ['.bin', 'node']));
/** The Node that runs this script may replace it: it isn't published for every system on the day of its release. */
const canReplace = Number(process.versions.node.split('.')[0]) >= 24;

export const projectNode = () => (existsSync(ownNode) || !canReplace ? ownNode : process.execPath);

/** Tells whether the packages on disk are those of the lock file. */
export const isInstalled = () =>
  existsSync(stampFile) && existsSync(projectNode()) && readFileSync(stampFile, 'utf8') === stamp();

/** Tells whether the packages are another checkout's, reached by a link: `npm ci` would follow it and delete them while someone may be using them. */
const isBorrowed = () => lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Runs `npm ci`; its output goes to stderr, since stdout may be another command's input (npm run -s openapi). */
const installs = (...flags) =>
  spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error', ...flags], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  }).status === 0 && existsSync(projectNode());

/** Installs the packages of the lock file if they are missing or from another lock file. Ends the process with one sentence if that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  if (isBorrowed()) {
    console.error(
      'The packages are not those of the lock file, and node_modules is a link: remove the link, so that they are installed here.',
    );
    process.exit(1);
  }
  console.error('Installing packages (npm ci) ...');
  if (!installs()) {
    // The script that fetches the project's Node is the only one that a start can't do without, and only if no other Node will do.
    if (canReplace) console.error(`Trying again with Node ${process.versions.node} in place of the project's own ...`);
    if (!canReplace || !installs('--ignore-scripts')) {
      console.error(
        `The packages could not be installed: npm ci failed (its output is above). Check the network and try again${canReplace ? '' : ', or install Node 24'}.`,
      );
      process.exit(1);
    }
  }
  writeFileSync(stampFile, stamp());
}
