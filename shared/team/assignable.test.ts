import { describe, expect, it } from 'vitest';
import { staffAccess } from '../model/enumerations/people.ts';
import { canHaveCases, canHaveMessages, canHaveTasks } from './assignable.ts';

const member = { access: 'staff', kind: 'staff', status: 'active' } as const;
const trade = { ...member, kind: 'trade-company' } as const;

describe('who can be given work', () => {
  it('is everyone at the home who may change cases', () => {
    const given = staffAccess.values.filter((access) => canHaveCases({ ...member, access }));
    expect(given).toEqual(['owner', 'admin', 'staff']);
    expect(staffAccess.values.filter((access) => canHaveTasks({ ...member, access }))).toEqual(given);
  });
  it('is everyone at the home who may answer messages', () => {
    expect(staffAccess.values.filter((access) => canHaveMessages({ ...member, access }))).toEqual(['owner', 'admin', 'staff']);
  });
  it('is a trade company for tasks, not for cases or messages', () => {
    expect([canHaveTasks(trade), canHaveCases(trade), canHaveMessages(trade)]).toEqual([true, false, false]);
  });
  it('is nobody who has left, but someone who has not joined yet', () => {
    for (const can of [canHaveCases, canHaveMessages, canHaveTasks]) {
      expect(can({ ...member, status: 'inactive' })).toBe(false);
      expect(can({ ...member, status: 'pending' })).toBe(true);
    }
  });
});
