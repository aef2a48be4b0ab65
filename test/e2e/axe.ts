import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
};

/** Which rules to run: all, or only those about color when nothing else can have changed since all were run. */
type Rules = 'all' | 'colors';

/** What to test: the whole page, or only what is inside the elements that a selector names. */
type Tried = { rules?: Rules; within?: string };

/**
 * Returns what axe finds, one line for each finding. Its code bypasses the page's content security policy. Inert parts, such as the page behind a
 * dialog, are left out: nobody can reach them, and they are tested when they aren't inert.
 */
export async function axeFindings(page: Page, { rules = 'all', within }: Tried = {}): Promise<string[]> {
  // It is half a megabyte of code, so load it once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ rules, within }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // By name, because the tag would also run contrast at level AAA, which is off by default, and take twice as long.
      const only = rules === 'colors' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {};
      const context = {
        ...(within ? { include: [[within]] } : {}),
        ...(document.querySelector('[inert]') ? { exclude: [['[inert]']] } : {}),
      };
      const { violations } = await axe.run(Object.keys(context).length > 0 ? context : document, {
        resultTypes: ['violations'],
        // It would fetch and read every stylesheet again, for rules about sound and rotation that no screen needs.
        preload: false,
        ...only,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
      );
    },
    { rules, within },
  );
}
