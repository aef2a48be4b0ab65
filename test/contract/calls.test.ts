import { describe, expect, it } from 'vitest';
import { functions } from '#infra/functions.ts';
import { compareRoutes, matchRoute, parseRoute } from '#infra/local/api/routes.ts';
import { permissions } from '#shared/access/permissions.ts';
import { openAccess } from '#shared/contract/call.ts';
import { calls } from '#test/cloud/wire.ts';

const routes = functions.api
  .flatMap(({ name, routes: paths }) => paths.map((path) => parseRoute(`ANY ${path}`, name)))
  .sort(compareRoutes);
const lambdaOf = new Map(functions.api.map((api) => [api.contract, api.name]));

/** Two calls have the same address if method and path are the same except for the names of parameters. */
const addressOf = ({ method, path }: (typeof calls)[number]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

/** The one path with an ending: some calendar programs take an address for a calendar only if it ends in `.ics`. */
const endings: Readonly<Record<string, string>> = { readCalendarFeed: '.ics' };

describe('the contract', () => {
  it('has calls', () => {
    expect(calls.length).toBeGreaterThan(30);
  });

  it('has each address once', () => {
    const addresses = calls.map(addressOf);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('has each name once, over all groups', () => {
    const names = calls.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  describe.each(calls.map((call) => [call.name, call] as const))('%s', (name, call) => {
    it('uses its one name everywhere', () => {
      expect(call.operationId).toBe(name);
    });

    it('says who may make it and what a key means for it', () => {
      expect([...openAccess, ...Object.keys(permissions)]).toContain(call.meta.access);
      expect(['required', 'accepted', 'exempt']).toContain(call.meta.idempotency);
      if (call.method === 'GET') expect(call.meta.idempotency).toBe('exempt');
    });

    it('is under /api and says what it answers', () => {
      const ending = endings[name] ?? '';
      expect(call.path.endsWith(ending)).toBe(true);
      expect(call.path.slice(0, call.path.length - ending.length)).toMatch(/^\/api(?:\/(?:\w+|\{\w+\}))+$/);
      expect(call.output).toBeDefined();
    });

    it('accepts no field that it does not know', () => {
      const parsed = call.input?.safeParse({ aFieldThatNoCallHas: 1 });
      expect(parsed?.error?.issues.map(({ code }) => code) ?? ['unrecognized_keys']).toContain('unrecognized_keys');
    });

    it('is answered by the Lambda of its group', () => {
      const path = call.path.replace(/\{\w+\}/g, '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01');
      expect(matchRoute(routes, call.method, path)?.route.functionArn).toBe(lambdaOf.get(call.group));
    });
  });
});
