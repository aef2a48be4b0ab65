import { describe, expect, it } from 'vitest';
import { redirectTarget } from '#web/session/redirect-target.ts';
import { type Visitor, visitorOf } from '#web/session/visitor.ts';
import { blocksNavigation, fillTitle, guardRoute, landingPath } from './index.ts';

const nobody: Visitor = { kind: null, isSystem: false, isActing: false };
const family: Visitor = { kind: 'family', isSystem: false, isActing: false };
const provider: Visitor = { kind: 'provider', isSystem: false, isActing: false };
const system: Visitor = { kind: null, isSystem: true, isActing: false };
const acting: Visitor = { kind: 'provider', isSystem: true, isActing: true };

describe('guardRoute', () => {
  it.each([
    ['public', nobody, null],
    ['public', provider, null],
    ['system', nobody, '/System/Login?redirect=%2Fx%3Fa%3D1'],
    ['system', provider, '/System/Login?redirect=%2Fx%3Fa%3D1'],
    ['system', system, null],
    ['system', acting, '/System/Login'],
    ['support', acting, null],
    ['support', system, null],
    ['support', nobody, '/System/Login?redirect=%2Fx%3Fa%3D1'],
    ['family', nobody, '/login?redirect=%2Fx%3Fa%3D1'],
    ['family', system, '/login?redirect=%2Fx%3Fa%3D1'],
    ['family', family, null],
    ['family', provider, '/'],
    ['provider', nobody, '/login?redirect=%2Fx%3Fa%3D1'],
    ['provider', provider, null],
    ['provider', family, '/'],
    ['signed-in', nobody, '/login?redirect=%2Fx%3Fa%3D1'],
    ['signed-in', family, null],
    ['signed-in', provider, null],
  ] as const)('%s route, visitor %o: %s', (audience, visitor, expected) => {
    expect(guardRoute(audience, visitor, '/x?a=1')).toBe(expected);
  });

  it('treats a user without a provider location as a family user', () => {
    expect(visitorOf({ providerLocationId: null }, false).kind).toBe('family');
    expect(visitorOf({ providerLocationId: 'id' }, true, true)).toEqual({ kind: 'provider', isSystem: true, isActing: true });
    expect(visitorOf(null, false).kind).toBeNull();
  });
});

describe('fillTitle', () => {
  const values = { query: new URLSearchParams('name=Ana'), path: { name: 'Ben', id: '7' } };
  it('fills placeholders from the query before the path', () => {
    expect(fillTitle('Case [id] of [name]', values)).toBe('Case 7 of Ana | Yarrow');
  });
  it('falls back to the name of the product', () => {
    expect(fillTitle(undefined, values)).toBe('Yarrow');
    expect(fillTitle('Case of [nobody]', values)).toBe('Yarrow');
  });
  it('leaves a title without placeholders alone', () => {
    expect(fillTitle('Privacy', values)).toBe('Privacy | Yarrow');
  });
});

describe('blocksNavigation', () => {
  const from = { pathname: '/', hash: '' };
  const open = { isDrawerOpen: true, isNarrow: true, from };
  it('blocks a navigation while a drawer is open on a narrow screen', () => {
    expect(blocksNavigation({ ...open, to: { pathname: '/login', hash: '' } })).toBe(true);
  });
  it('lets the hash force through', () => {
    expect(blocksNavigation({ ...open, to: { pathname: '/forgot-password', hash: '#force' } })).toBe(false);
  });
  it('lets the drawer close, and ignores wide screens and closed drawers', () => {
    expect(blocksNavigation({ ...open, to: from })).toBe(false);
    expect(blocksNavigation({ ...open, isNarrow: false, to: { pathname: '/login', hash: '' } })).toBe(false);
    expect(blocksNavigation({ ...open, isDrawerOpen: false, to: { pathname: '/login', hash: '' } })).toBe(false);
  });
});

describe('redirectTarget', () => {
  it.each([
    ['/account/account-details?x=1#y', '/account/account-details?x=1#y'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=/x', '/'],
    ['/System/Login', '/'],
    ['', '/'],
    [null, '/'],
  ])('%s leads to %s', (redirect, expected) => {
    expect(redirectTarget(redirect)).toBe(expected);
  });
});

it('takes families to their account and staff to their home', () => {
  expect(landingPath({ providerLocationId: null })).toBe('/plans/dashboard');
  expect(landingPath({ providerLocationId: null, caseIds: ['one'] })).toBe('/plans/dashboard?caseId=one');
  expect(landingPath({ providerLocationId: null, caseIds: ['one', 'two'] })).toBe('/plans/dashboard');
  expect(landingPath({ providerLocationId: 'abc' })).toBe('/locations/abc/dashboard');
  const at = (kind: 'staff' | 'trade-company') =>
    ({ locationId: 'abc', locationName: 'A home', employeeId: 'e', access: 'staff', kind }) as const;
  expect(landingPath({ providerLocationId: 'abc', memberships: [at('staff')] })).toBe('/locations/abc/dashboard');
  expect(landingPath({ providerLocationId: 'abc', memberships: [at('trade-company')] })).toBe('/locations/abc/my-day');
  expect(landingPath({ providerLocationId: 'abc', opensFirst: 'cases' })).toBe('/locations/abc/cases/');
});
