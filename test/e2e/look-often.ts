import { errors, type Locator } from 'playwright-core';

/**
 * The longest timeout with which Playwright still polls every 100 ms. With a longer one it polls every half second after the first quarter of a
 * second, which is just when most screens are ready: the pause took half of a browser test's time.
 */
const SEARCH_MS = 2_400;

/** The methods that wait for their element first. */
const actions = [
  ...[
    'blur',
    'boundingBox',
    'check',
    'clear',
    'click',
    'dblclick',
    'dispatchEvent',
    'dragTo',
    'evaluate',
    'fill',
    'focus',
    'getAttribute',
    'hover',
  ],
  ...[
    'innerText',
    'inputValue',
    'isChecked',
    'isDisabled',
    'isEditable',
    'isEnabled',
    'press',
    'pressSequentially',
    'scrollIntoViewIfNeeded',
  ],
  ...['selectOption', 'setChecked', 'setInputFiles', 'tap', 'textContent', 'uncheck'],
] as const satisfies readonly (keyof Locator)[];

type WaitOptions = Parameters<Locator['waitFor']>[0];

let isChanged = false;

/** Makes every locator of this process poll every 100 ms, for `patienceMs` in total unless a test sets a timeout. */
export function lookOften(locator: Locator, patienceMs: number): void {
  if (isChanged) return;
  isChanged = true;
  const prototype = Object.getPrototypeOf(locator) as Record<string, unknown>;
  const waitFor = prototype.waitFor as Locator['waitFor'];

  async function waitOften(this: Locator, options: WaitOptions = {}): Promise<void> {
    if (options.timeout !== undefined) return waitFor.call(this, options);
    for (let left = patienceMs; ; left -= SEARCH_MS) {
      try {
        return await waitFor.call(this, { ...options, timeout: Math.min(left, SEARCH_MS) });
      } catch (error) {
        if (!(error instanceof errors.TimeoutError) || left <= SEARCH_MS) throw error;
      }
    }
  }

  /** A busy browser may draw the change after Playwright has looked: it's waited for, and nothing is pressed twice. */
  async function waitForState(this: Locator, name: string, error: unknown): Promise<void> {
    if (!String(error).includes('did not change its state')) throw error;
    const wanted = this.page().locator(name === 'check' ? ':checked' : ':not(:checked)');
    await waitFor.call(this.and(wanted), { state: 'attached', timeout: SEARCH_MS });
  }

  prototype.waitFor = waitOften;
  for (const name of actions) {
    const act = prototype[name] as (...given: unknown[]) => Promise<unknown>;
    prototype[name] = async function (this: Locator, ...given: unknown[]) {
      await waitOften.call(this, { state: 'attached' });
      if (name !== 'check' && name !== 'uncheck') return act.apply(this, given);
      return act.apply(this, given).catch((error: unknown) => waitForState.call(this, name, error));
    };
  }
}
