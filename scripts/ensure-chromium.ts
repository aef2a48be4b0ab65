/** The browser for the browser suite: found in its usual place, or installed by apt on Debian and Ubuntu. */
import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';

/** Chromium without windows draws the same pages in two thirds of the time. */
const withoutWindows = ['/usr/bin/chromium-headless-shell'];
const usual = [
  ...withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of an installed Chromium or Chrome. `CHROME_PATH` wins. */
export const findChromium = (): string | undefined =>
  process.env.CHROME_PATH ? (existsSync(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined) : usual.find(existsSync);

/** Tells whether this machine is nobody's own (a container, CI), where a second browser bothers nobody. */
const isBare = () => process.platform === 'linux' && process.getuid?.() === 0;

/** Finds a browser or installs one. Throws one sentence if neither can be done. */
export function ensureChromium(): string {
  if (process.env.CHROME_PATH && !findChromium())
    throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
  const found = findChromium();
  if (found && (process.env.CHROME_PATH || withoutWindows.includes(found) || !isBare())) return found;
  // Not every release of Debian and Ubuntu has it as a separate package.
  if (aptInstall('chromium-headless-shell') || (!found && aptInstall('chromium'))) {
    const installed = findChromium();
    if (installed) return installed;
  }
  if (found) return found;
  throw new Error('The browser suite needs Chromium or Chrome: install one, or set CHROME_PATH to it.');
}

if (import.meta.main) console.log(ensureChromium());
