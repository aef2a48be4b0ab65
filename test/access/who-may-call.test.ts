import { describe, expect, it } from 'vitest';
import { mayCall } from '#functions/runtime/authorize.ts';
import { calls } from '#test/cloud/wire.ts';
import { roles } from '#test/world/roles.ts';
import { actorFor } from './actors.ts';
import { cells, columns, listedCalls, mayMake } from './who-may-call.ts';

describe('the table of who may call', () => {
  it('has a row for every call, and for nothing else', () => {
    expect(listedCalls.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it('has a column for every cast member, and for nobody else', () => {
    expect(columns.toSorted()).toEqual([...roles].sort());
  });

  it('says yes or - in every cell', () => {
    expect(cells.filter((row) => row.length !== columns.length)).toEqual([]);
    expect([...new Set(cells.flat())].sort()).toEqual(['-', 'yes']);
  });
});

describe.each(calls.map((call) => [call.name, call.meta.access] as const))('%s', (name, access) => {
  it.each(roles)('agrees with the access of %s', (role) => {
    expect(mayCall(actorFor(role, access), access)).toBe(mayMake(role, name));
  });
});
