import { beforeAll, describe, expect, it } from 'vitest';
import { drawerIn, drawerParams, withDrawer, withoutDrawer } from './drawer-address.ts';
import { drawerNamed, registerDrawers } from './drawer-registry.ts';

const load = async () => ({ Component: () => null, title: 'Test' });

beforeAll(() =>
  registerDrawers({
    contact: { load, params: ['package'] },
    photos: { load, params: [] },
    'about-home': { load, params: ['location'] },
  }),
);

describe('the registry', () => {
  it('throws for a missing or unregistered name', () => {
    expect(() => drawerNamed(undefined)).toThrow('without a name');
    expect(() => drawerNamed('')).toThrow('without a name');
    expect(() => drawerNamed('nothing')).toThrow('no drawer named "nothing"');
  });
  it('refuses a name that is taken', () => {
    expect(() => registerDrawers({ photos: { load, params: [] } })).toThrow('registered twice');
  });
});

describe('the address of a drawer', () => {
  const screen = new URLSearchParams('query=Boston&radius=25');
  it('keeps what the screen has in it', () => {
    const open = withDrawer(screen, 'contact', { package: 'p1' });
    expect(open.toString()).toBe('query=Boston&radius=25&drawer=contact&package=p1');
    expect(drawerIn(open)).toBe('contact');
    expect(drawerParams(open)).toEqual({ package: 'p1' });
  });
  it('uses the home of the screen below if it names none', () => {
    const typed = new URLSearchParams('drawer=about-home&location=');
    expect(drawerParams(typed, { locationId: 'h1' })).toEqual({ location: 'h1' });
    typed.set('location', 'h2');
    expect(drawerParams(typed, { locationId: 'h1' })).toEqual({ location: 'h2' });
    expect(drawerParams(new URLSearchParams('drawer=contact'), { locationId: 'h1' })).toEqual({ package: undefined });
  });
  it('closes without a trace', () => {
    expect(withoutDrawer(withDrawer(screen, 'contact', { package: 'p1' })).toString()).toBe(screen.toString());
  });
  it('replaces the drawer before it, with all its parameters', () => {
    expect(withDrawer(withDrawer(screen, 'contact', { package: 'p1' }), 'photos').toString()).toBe(
      'query=Boston&radius=25&drawer=photos',
    );
  });
  it('refuses unknown drawers and parameters', () => {
    expect(() => withDrawer(screen, 'nothing')).toThrow('no drawer named');
    expect(() => withDrawer(screen, 'photos', { package: 'p1' })).toThrow('knows no parameter "package"');
  });
  it('can remove an unknown drawer from an address that someone typed', () => {
    expect(withoutDrawer(new URLSearchParams('query=x&drawer=nothing')).toString()).toBe('query=x');
  });
});
