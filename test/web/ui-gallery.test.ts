import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '#test/e2e/axe.ts';
import { launchBrowser } from '#test/e2e/launch-browser.ts';
import { serveGallery } from './gallery/server.ts';

vi.setConfig({ testTimeout: 60_000 });

let gallery: Awaited<ReturnType<typeof serveGallery>>;
let browser: Browser;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([serveGallery(), launchBrowser()]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

const narrow = { width: 390, height: 844 };

/** Unused pages, by their options. A new one starts another process, which compiles the gallery again. */
const unused = new Map<string, Page>();

const inGallery = async (look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) => {
  const name = JSON.stringify(options);
  const page =
    unused.get(name) ?? (await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options }));
  unused.delete(name);
  try {
    await page.goto(gallery.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page);
    await page.evaluate(() => localStorage.clear());
    await page.mouse.move(-1, -1);
  } catch (error) {
    await page.close();
    throw error;
  }
  unused.set(name, page);
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each([390, 1280])('axe finds nothing at %i px, with the page, a drawer, and a failed form', async (width) => {
    await inGallery(
      async (page) => {
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('Please check the following').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: 'Open a drawer' }).click();
        await page.getByRole('dialog').waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      { colorScheme, viewport: { width, height: 900 } },
    );
  });
});

it('fits 320 px without scrolling sideways', async () => {
  await inGallery(
    async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
    { viewport: { width: 320, height: 640 } },
  );
});

describe('a search box', () => {
  it('works by arrows, Enter, and Esc, and says how many suggestions there are', async () => {
    await inGallery(async (page) => {
      const box = page.getByRole('combobox', { name: 'City, ZIP code or funeral home' });
      await box.fill('Bo');
      await page.getByText('4 suggestions.').waitFor();
      await box.press('ArrowDown');
      await box.press('ArrowDown');
      expect(await page.getByRole('listbox').getByRole('option', { selected: true }).textContent()).toBe('Bolton, MA');
      await box.press('Enter');
      expect(await box.inputValue()).toBe('Bolton, MA');
      expect(await page.getByTestId('picked').textContent()).toBe('Bolton, MA');
      await box.fill('Bos');
      await page.getByText('1 suggestion.').waitFor();
      await box.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      expect(await box.inputValue()).toBe('Bos');
      await box.press('Escape');
      expect(await box.inputValue()).toBe('');
    });
  });

  it('takes a click on a suggestion before its list closes', async () => {
    await inGallery(async (page) => {
      await page.getByRole('combobox', { name: 'City, ZIP code or funeral home' }).fill('Boi');
      await page.getByRole('option', { name: 'Boise, ID' }).click();
      await page.getByTestId('picked').getByText('Boise, ID').waitFor();
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    });
  });
});

describe('a drawer', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Open a drawer' }).click();
    await page.getByRole('dialog', { name: 'Simple Cremation' }).waitFor();
  };

  it('is 450 px at the right, keeps the focus, closes by Esc, and returns the focus', async () => {
    await inGallery(async (page) => {
      await open(page);
      const box = await page.locator('.sheet').boundingBox();
      expect(box?.width).toBe(450);
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Open a drawer');
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('is in the address: Back closes it, a reload keeps it, and a press outside closes it', async () => {
    await inGallery(async (page) => {
      await open(page);
      expect(new URL(page.url()).search).toBe('?drawer=sample&package=Simple+Cremation');
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goForward();
      await page.reload();
      await page.getByRole('dialog', { name: 'Simple Cremation' }).waitFor();
      await page.mouse.click(200, 400);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('is a sheet of at most 90% on a narrow screen, closes by pulling it down, and blocks navigation unless it is forced', async () => {
    await inGallery(
      async (page) => {
        await open(page);
        const box = await page.locator('.sheet').boundingBox();
        expect(box?.width).toBe(narrow.width);
        expect(box?.height).toBeLessThanOrEqual(narrow.height * 0.9 + 1);
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/elsewhere"]')?.click());
        expect(new URL(page.url()).pathname).toBe('/');
        await page.getByRole('button', { name: 'Leave' }).click();
        await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect.poll(() => page.url()).toBe(`${gallery.url}elsewhere`);
        await page.goBack();
        await page.getByRole('heading', { name: 'Every piece' }).waitFor();
        await open(page);
        const top = (await page.locator('.sheet').boundingBox())?.y ?? 0;
        await page.mouse.move(190, top + 10);
        await page.mouse.down();
        await page.mouse.move(190, top + 500, { steps: 5 });
        await page.mouse.up();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      { viewport: narrow, isMobile: true },
    );
  });

  it('with an unknown name raises an error and leaves the screen alone', async () => {
    await inGallery(async (page) => {
      const error = page.waitForEvent('pageerror');
      await page.goto(`${gallery.url}?drawer=nothing&keep=1`);
      expect((await error).message).toContain('no drawer named "nothing"');
      await expect.poll(() => new URL(page.url()).search).toBe('?keep=1');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Every piece');
    });
  });
});

describe('a dialog', () => {
  const focusedLabel = (page: Page) =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');

  it('opens at its first field and returns the focus to the button that opened it', async () => {
    await inGallery(async (page) => {
      await page.getByRole('button', { name: 'Give a reason' }).press('Enter');
      await expect.poll(() => focusedLabel(page)).toBe('Reason');
      await page.keyboard.type('Asked by phone');
      expect(await page.getByLabel('Reason').inputValue()).toBe('Asked by phone');
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toBe('Give a reason');
    });
  });

  it('opens at its beginning if it has no field', async () => {
    await inGallery(async (page) => {
      await page.getByRole('button', { name: 'Open a dialog' }).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alertdialog');
    });
  });

  it('moves the focus to the nearest heading if the button that opened it is gone', async () => {
    await inGallery(async (page) => {
      await page.getByRole('button', { name: 'Reset for a member' }).press('Enter');
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await page.getByRole('button', { name: 'Reset for a member' }).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Two-step sign-in of a member');
    });
  });
});

it('a switch keeps the focus while it saves', async () => {
  await inGallery(async (page) => {
    const control = page.getByRole('switch', { name: 'Save slowly' });
    await control.press('Enter');
    await page.getByRole('switch', { name: 'Save slowly', checked: true }).waitFor();
    expect(await control.evaluate((expected) => expected === document.activeElement)).toBe(true);
  });
});

describe('a new page', () => {
  it('has the skip link first, which leads to the content', async () => {
    await inGallery(async (page) => {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    });
  });

  it('is announced, and begins at its heading', async () => {
    await inGallery(async (page) => {
      await page.getByRole('link', { name: 'Go elsewhere' }).click();
      await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
      await expect.poll(() => page.title()).toBe('Elsewhere | Yarrow');
      await expect.poll(() => focused(page)).toBe('Elsewhere');
    });
  });
});

describe('forms', () => {
  it('that failed focus the summary, whose lines lead to their fields', async () => {
    await inGallery(async (page) => {
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => focused(page)).toContain('Please check the following');
      await page.getByRole('link', { name: 'Status: Required' }).click();
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('at-need');
    });
  });

  it('keep the caret of a phone number where it was and reformat a pasted number', async () => {
    await inGallery(async (page) => {
      const phone = page.getByRole('textbox', { name: 'Phone' });
      await phone.focus();
      await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
      await page.keyboard.type('9');
      expect(await phone.inputValue()).toBe('(619) 755-5013');
      expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
      await phone.fill('');
      await phone.evaluate((input: HTMLInputElement) => {
        input.focus();
        document.execCommand('insertText', false, '+1 617.555.0134');
      });
      expect(await phone.inputValue()).toBe('(617) 555-0134');
      for (let press = 0; press < 14; press += 1) await page.keyboard.press('Backspace');
      expect(await phone.inputValue()).toBe('');
    });
  });

  it('show a password on request', async () => {
    await inGallery(async (page) => {
      const password = page.getByLabel('Password', { exact: true });
      expect(await password.getAttribute('type')).toBe('password');
      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      expect(await password.getAttribute('type')).toBe('password');
    });
  });
});

describe('the editor of a rule', () => {
  const rule = (page: Page) => page.getByRole('region', { name: 'When the question shows' });
  const json = (page: Page) => rule(page).getByRole('textbox', { name: 'JSON' });
  const sentence = (page: Page) => rule(page).getByRole('status').first();
  const visiting = { name: /^Condition: “For how many hours/ };

  it('changes only what was chosen in the JSON, says it in the sentence, and undoes it', async () => {
    await inGallery(async (page) => {
      const before = await json(page).inputValue();
      const condition = rule(page).getByRole('group', visiting);
      await condition.getByRole('combobox', { name: 'How it compares' }).selectOption('at-least');
      await sentence(page).getByText('“For how many hours?” is at least 4').waitFor();
      const compared = before.replace('{ ">":  [{ "var": "visitingHours" }, 4] }', '{ ">=": [{ "var": "visitingHours" }, 4] }');
      expect(await json(page).inputValue()).toBe(compared);
      await condition.getByRole('textbox', { name: 'Value' }).fill('12');
      expect(await json(page).inputValue()).toBe(compared.replace(', 4] }', ', 12] }'));
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect.poll(() => json(page).inputValue()).toBe(before);
      await rule(page).getByRole('button', { name: 'Redo' }).click();
      await expect.poll(() => json(page).inputValue()).toBe(compared);
    });
  });

  it('reads another identifier, found by typing, and compares it in a way that fits', async () => {
    await inGallery(async (page) => {
      const name = rule(page).getByRole('group', visiting).getByRole('combobox', { name: 'What it reads' });
      await name.fill('signed');
      await name.press('Enter');
      await sentence(page).getByText('“Documents signed” includes Contract').waitFor();
      expect(await json(page).inputValue()).toContain('{ "in": ["contract", { "var": "signedDocuments" }] }');
    });
  });

  it('adds, moves, and removes a condition by keyboard, and the focus goes along', async () => {
    await inGallery(async (page) => {
      const label = () =>
        page.evaluate(() => document.activeElement?.closest('fieldset[data-rule-part]')?.getAttribute('data-rule-part'));
      const before = await json(page).inputValue();
      await rule(page).getByRole('button', { name: 'Add a condition' }).last().press('Enter');
      const unfinished = rule(page).getByRole('group', { name: 'Unfinished condition' });
      await expect
        .poll(() => unfinished.getByRole('combobox', { name: 'What it reads' }).evaluate((it) => it.matches(':focus')))
        .toBe(true);
      await page.keyboard.type('Disposition');
      await page
        .getByRole('option', { name: /^Disposition/ })
        .first()
        .click();
      await unfinished.getByRole('combobox', { name: 'Value' }).selectOption({ label: 'Burial' });
      expect(await json(page).inputValue()).toBe(before);
      await unfinished.getByRole('button', { name: 'Add to the rule' }).press('Enter');
      await expect.poll(label).toBe('and/4');
      await rule(page)
        .getByRole('group', { name: 'Condition: “Disposition” is Burial', exact: true })
        .getByRole('button', { name: 'Move up' })
        .press('Enter');
      await expect.poll(label).toBe('and/3');
      for (const path of ['and/2/!/0/or/1', 'and/2/!/0/or/0', 'and/2', 'and/1/or/2', 'and/1/or/1']) {
        await page.keyboard.press('Enter');
        await expect.poll(label).toBe(path);
      }
      await rule(page)
        .getByRole('group', { name: 'Condition: “Disposition” is Burial', exact: true })
        .getByRole('button', { name: 'Remove' })
        .press('Enter');
      await expect.poll(() => focused(page)).toBe('Add a condition');
      // Only the negated part has a list around it now, which the condition was in for a moment.
      const passed = before.replace('{ "missing": ["clergyName"] }', '{ "or": [{ "missing": ["clergyName"] }] }');
      expect(JSON.parse(await json(page).inputValue())).toEqual(JSON.parse(passed));
    });
  });

  it('keeps what can’t be drawn, and selects it in the JSON', async () => {
    await inGallery(async (page) => {
      await rule(page).getByRole('group', { name: 'JSON block' }).getByRole('button', { name: 'Edit as JSON' }).press('Enter');
      const selected = () =>
        json(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
      await expect.poll(selected).toBe('{ "missing": ["clergyName"] }');
    });
  });

  it('keeps a text that is no JSON, and says where it stops being JSON', async () => {
    await inGallery(async (page) => {
      await json(page).fill('{ "and": [');
      await rule(page).getByText('Nothing can be drawn').waitFor();
      expect(await json(page).inputValue()).toBe('{ "and": [');
      expect(await json(page).getAttribute('aria-invalid')).toBe('true');
      await json(page).fill('{ "nor": [] }');
      await rule(page).getByText('There is no such operation').first().waitFor();
      await rule(page).getByText('Can’t be evaluated').first().waitFor();
    });
  });

  it('shows the drawing and the JSON as tabs on a narrow screen', async () => {
    await inGallery(
      async (page) => {
        await rule(page).getByRole('tab', { name: 'Drawing' }).press('ArrowRight');
        await json(page).waitFor();
        expect(await axeFindings(page)).toEqual([]);
      },
      { viewport: { width: 320, height: 640 } },
    );
  });
});

it('a menu opens by keyboard, moves by arrows, and returns the focus', async () => {
  await inGallery(async (page) => {
    await page.getByRole('button', { name: 'Account', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menu', { name: 'Account' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Sign out');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Account');
  });
});

it("an Undo works while a drawer is open, and doesn't close it", async () => {
  await inGallery(async (page) => {
    await page.getByRole('button', { name: 'Toast' }).click();
    await page.getByText('The photo was removed.').waitFor();
    await page.getByRole('button', { name: 'Open a drawer' }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByText('Undo', { exact: true }).click();
    await page.getByText('The photo is back.').waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });
});

it('a chosen theme is kept', async () => {
  await inGallery(async (page) => {
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('yarrow.theme'))).toBe('dark');
    await page.getByRole('radio', { name: 'System' }).check({ force: true });
    expect(await page.evaluate(() => localStorage.getItem('yarrow.theme'))).toBeNull();
  });
});
