/** The browser for the browser suite: found where it usually is, or installed by apt on Debian and Ubuntu. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium or Chrome; `CHROME_PATH` wins. */
export const findChromium = (): string | undefined =>
  process.env.CHROME_PATH ? (existsSync(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined) : usual.find(existsSync);

/** Runs a command as root: as we are, or through a sudo that asks for no password. */
const asRoot = (command: string, args: string[]) => {
  const isRoot = process.getuid?.() === 0;
  const [file, rest] = isRoot ? [command, args] : ['sudo', ['-n', command, ...args]];
  return (
    spawnSync(file, rest, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  );
};

/** Finds a browser or installs one. Throws one sentence where neither can be done. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
  const hasApt = existsSync('/usr/bin/apt-get');
  if (hasApt && asRoot('apt-get', ['update', '-qq']) && asRoot('apt-get', ['install', '-y', '-qq', 'chromium'])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('The browser suite needs Chromium or Chrome: install one, or set CHROME_PATH to it.');
}

if (import.meta.main) console.log(ensureChromium());
