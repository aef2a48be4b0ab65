import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/ensure-chromium.ts';

/**
 * One process renders all pages of a test and paints them itself: on two cores, each additional process makes others wait. Scripts aren't optimized,
 * because no page of a test lives long enough to win back the time that takes (a seventh of the browser's).
 */
const lean = [
  '--no-sandbox',
  '--process-per-site',
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--js-flags=--no-maglev --no-turbofan',
];

/** Starts the installed Chromium for tests. Throws if there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Browser tests need Chromium or Chrome: install one, or set CHROME_PATH to it.');
  return chromium.launch({ executablePath, args: lean });
}
