import { describe, expect, it } from 'vitest';
import { type StaffAccess, staffAccess } from '../model/enumerations/people.ts';
import { can, isOwner, type Member } from './can.ts';
import { type Permission, permissions } from './permissions.ts';
import { onlyHolders, whyNot } from './why-not.ts';

const all = Object.keys(permissions) as Permission[];
const at = (access: StaffAccess): Member => ({ access, kind: 'staff' });
const held = (member: Member) => all.filter((permission) => can(member, permission));

describe('access levels', () => {
  it("include one owner's level, which has every permission", () => {
    expect(staffAccess.values.filter((access) => isOwner({ access }))).toEqual(['owner']);
    expect(held(at('owner'))).toEqual(all);
  });

  it('let only those manage the team who have everything they could give, except ownership', () => {
    for (const access of staffAccess.values.filter((each) => can(at(each), 'team.manage')))
      expect([...new Set([...held(at(access)), 'ownership.transfer'])].sort()).toEqual([...all].sort());
  });

  it('let everyone who changes cases read them in full', () => {
    for (const access of staffAccess.values.filter((each) => can(at(each), 'cases.change')))
      expect([can(at(access), 'cases.read'), can(at(access), 'case-files.read')]).toEqual([true, true]);
  });

  it("don't affect what a trade company may do", () => {
    for (const access of staffAccess.values)
      expect(held({ access, kind: 'trade-company' })).toEqual([
        'cases.read',
        'answers.change',
        'decedent.move',
        'tasks.complete',
        'calendar.subscribe',
      ]);
  });

  it('allow nothing to someone without a membership, or with an unknown level or kind', () => {
    for (const permission of all) {
      expect(can(null, permission)).toBe(false);
      expect(can({ access: 'regent', kind: 'staff' } as unknown as Member, permission)).toBe(false);
      expect(can({ access: 'constructor', kind: 'staff' } as unknown as Member, permission)).toBe(false);
    }
    expect(can({ access: 'owner', kind: 'visitor' } as unknown as Member, 'prices.read')).toBe(false);
  });
});

describe('the reason someone may not do something', () => {
  it('is null if they may, and otherwise a sentence', () => {
    for (const access of staffAccess.values)
      for (const kind of ['staff', 'trade-company'] as const)
        for (const permission of all) {
          const reason = whyNot({ access, kind }, permission);
          expect(reason === null).toBe(can({ access, kind }, permission));
          if (reason !== null) expect(reason).toMatch(/^[A-Z].{9,90}\.$/);
        }
  });

  it('names the level if most may, and the people who may if few do', () => {
    expect(whyNot(at('view-only'), 'cases.change')).toBe('With View only access you can’t add or change cases.');
    expect(whyNot({ access: 'owner', kind: 'trade-company' }, 'contacts.change')).toBe(
      'Only staff of the home can change contacts.',
    );
    expect(whyNot(null, 'cases.change')).toBe('Only staff of the home can add or change cases.');
    expect(whyNot(at('staff'), 'prices.change')).toBe('Only an owner or admin can change prices.');
    expect(whyNot(at('staff'), 'photos.change')).toBe('Only an owner or admin can change this.');
    expect(whyNot(at('admin'), 'ownership.transfer')).toBe('Only the owner can transfer ownership.');
    expect(onlyHolders('cases.correct', 'correct the record of care')).toBe(
      'Only an owner or admin can correct the record of care.',
    );
  });

  it('denies only what its permission allows, because the same screen may offer something else', () => {
    const words = new Map<string | null, Permission>();
    for (const permission of all.filter((each) => !can(at('bookkeeper'), each))) {
      const reason = whyNot(at('bookkeeper'), permission);
      if (reason?.startsWith('Only ')) continue;
      expect([permission, words.get(reason)]).toEqual([permission, undefined]);
      words.set(reason, permission);
      expect(reason).not.toMatch(/change this|anything|look at/);
    }
    expect(words.size).toBeGreaterThan(5);
  });
});
