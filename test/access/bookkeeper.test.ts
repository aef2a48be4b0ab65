import { describe, expect, it } from 'vitest';
import { can, type Member } from '#shared/access/can.ts';
import { type Permission, permissions } from '#shared/access/permissions.ts';
import { whyNot } from '#shared/access/why-not.ts';
import { caseMoves } from '#shared/lifecycles/case-status.ts';
import { decedentMoves } from '#shared/lifecycles/decedent-care.ts';
import { caseStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import { taskAccess } from '#shared/model/enumerations/task.ts';
import { whyNotChangeTeam } from '#shared/team/member-can.ts';
import { mayEdit, maySee } from '#shared/visibility/sight.ts';

const bookkeeper: Member = { access: 'bookkeeper', kind: 'staff' };

describe('a bookkeeper', () => {
  it('reads cases, prices, and reports, records payments, and may do nothing else', () => {
    const held = (Object.keys(permissions) as Permission[]).filter((permission) => can(bookkeeper, permission));
    expect(held).toEqual(['cases.read', 'case-files.read', 'payments.change', 'prices.read', 'reports.read']);
  });

  it('sees tasks and completes none', () => {
    for (const access of taskAccess.values) {
      const task = { kind: 'task', task: { access }, isForTrade: true } as const;
      expect([maySee(bookkeeper, task), mayEdit(bookkeeper, task)]).toEqual([true, false]);
    }
  });

  it('moves no case and no decedent, and is told why', () => {
    const cases = 'With Bookkeeper access you can’t add or change cases.';
    const care = 'With Bookkeeper access you can’t record care.';
    for (const status of caseStatus.values)
      expect(caseMoves({ status }, bookkeeper).every((move) => move.whyNot === cases)).toBe(true);
    for (const status of decedentStatus.values)
      expect(decedentMoves({ status }, bookkeeper).every((move) => move.whyNot === care)).toBe(true);
  });

  it('doesn’t change the team, or see a whole Social Security number', () => {
    expect(whyNotChangeTeam({ ...bookkeeper, employeeId: 'me' })).toBe('Only an owner or admin can change the team.');
    expect(whyNot(bookkeeper, 'social-security.reveal')).toBe(
      'With Bookkeeper access you can’t see a whole Social Security number.',
    );
  });
});
