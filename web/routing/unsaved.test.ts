import { afterEach, describe, expect, it } from 'vitest';
import { allowNextNavigation, goOnAt, hasGoneOn, losesUnsaved, markUnsaved } from './unsaved.ts';

const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://app.invalid');
  return { pathname, search, hash };
};
const loses = (from: string, to: string) => losesUnsaved(place(from), place(to));

afterEach(allowNextNavigation);

describe('unsaved text', () => {
  it('of a screen is lost with its path only', () => {
    markUnsaved({});
    expect(loses('/a?drawer=faq', '/a')).toBe(false);
    expect(loses('/a', '/b')).toBe(true);
    expect(loses('/a', '/b#force')).toBe(false);
  });

  it('stays when the screen only gets another address, once', () => {
    markUnsaved({});
    goOnAt('/new-one');
    expect([loses('/new', '/new-one'), loses('/new', '/b')]).toEqual([false, true]);
    expect([hasGoneOn('/new-one'), hasGoneOn('/new-one')]).toEqual([true, false]);
    expect(loses('/new', '/new-one')).toBe(true);
  });

  it('of a drawer is lost when the drawer closes or another takes its place', () => {
    const saved = markUnsaved({ isInDrawer: true });
    expect(loses('/a?drawer=new-home&request=1', '/a')).toBe(true);
    expect(loses('/a?drawer=new-home', '/a?drawer=faq')).toBe(true);
    expect(loses('/a?drawer=new-home', '/a?drawer=new-home&query=x')).toBe(false);
    saved();
    expect(loses('/a?drawer=new-home', '/a')).toBe(false);
  });
});
