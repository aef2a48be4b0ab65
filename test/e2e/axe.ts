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

/** Which rules: all, or those about colours, where nothing else can have changed since all were tried. */
type Rules = 'all' | 'colours';

/** What to try: the whole page as it stands, or what lies in elements that a selector names. */
type Tried = { rules?: Rules; within?: string };

/**
 * What axe finds: one line a finding, none where all is well. Its code comes past the page's content security policy. What is inert (the page behind a
 * dialog) is left out: nobody can reach it, and it is tried where it is not.
 */
export async function axeFindings(page: Page, { rules = 'all', within }: Tried = {}): Promise<string[]> {
  // Half a megabyte of code: once a document, not once a look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ rules, within }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // By name: the tag would bring in what is off by itself, contrast as of level AAA, at twice the time.
      const only = rules === 'colours' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {};
      const context = {
        ...(within ? { include: [[within]] } : {}),
        ...(document.querySelector('[inert]') ? { exclude: [['[inert]']] } : {}),
      };
      const { violations } = await axe.run(Object.keys(context).length > 0 ? context : document, {
        resultTypes: ['violations'],
        ...only,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
      );
    },
    { rules, within },
  );
}
