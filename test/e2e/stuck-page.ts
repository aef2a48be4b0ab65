import type { Page } from 'playwright-core';

/** Says that a browser gave no answer at all. Nothing is known about the page then, so the test can only be run again in another browser. */
export class StuckPage extends Error {
  override readonly name = 'StuckPage';
}

/** The longest that a page may take for one answer. The slowest, axe on a long page beside other work, takes about 8 seconds. */
const LIMIT_MS = 30_000;

/** Returns the answer, or throws `StuckPage` if it doesn't come. */
export async function answered<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StuckPage(`The browser didn’t answer ${what} within ${LIMIT_MS / 1000} s.`)), LIMIT_MS);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The methods of a page for which Playwright waits forever. */
const endless = ['evaluate', 'setViewportSize', 'emulateMedia'] as const;

/** Limits how long a page may take for what Playwright would wait for forever: otherwise a test only ends at its own limit, without a word about why. */
export function limitAnswers(page: Page): void {
  for (const name of endless) {
    const ask = page[name].bind(page) as (...given: unknown[]) => Promise<unknown>;
    const limited = (...given: unknown[]) => answered(`${name}(${String(given[0]).slice(0, 200)})`, ask(...given));
    Object.assign(page, { [name]: limited });
  }
}
