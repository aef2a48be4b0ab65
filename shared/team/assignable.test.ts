import { describe, expect, it } from 'vitest';
import { staffAccess } from '../model/enumerations/people.ts';
import { canHaveCases, canHaveTasks } from './assignable.ts';

const member = { access: 'staff', kind: 'staff', status: 'active' } as const;
const trade = { ...member, kind: 'trade-company' } as const;

describe('who can be given work', () => {
  it('is everyone at the home who may change cases', () => {
    const given = staffAccess.values.filter((access) => canHaveCases({ ...member, access }));
    expect(given).toEqual(['owner', 'admin', 'staff']);
    expect(staffAccess.values.filter((access) => canHaveTasks({ ...member, access }))).toEqual(given);
  });
  it('is a trade company for tasks, not for cases', () => {
    expect([canHaveTasks(trade), canHaveCases(trade)]).toEqual([true, false]);
  });
  it('is nobody who has left, but someone who has not joined yet', () => {
    for (const can of [canHaveCases, canHaveTasks]) {
      expect(can({ ...member, status: 'inactive' })).toBe(false);
      expect(can({ ...member, status: 'pending' })).toBe(true);
    }
  });
});
