import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can } from '../access/can.ts';
import { accountStatus, type StaffAccess, type StaffKind, staffAccess, staffKind } from '../model/enumerations/people.ts';
import {
  isAbove,
  type TeamActor,
  type TeamSubject,
  whyNotAddWith,
  whyNotCancelInvitation,
  whyNotChangeEmail,
  whyNotChangeTeam,
  whyNotInvite,
  whyNotMakeOwner,
  whyNotRemove,
  whyNotResetSecondFactor,
  whyNotSetAccess,
  whyNotShow,
  whyNotWithout,
} from './member-can.ts';

const actorOf = (access: StaffAccess, kind: StaffKind = 'staff'): TeamActor => ({ employeeId: 'me', access, kind });
const subject = (facts: Partial<TeamSubject> = {}): TeamSubject => ({
  id: 'other',
  fullName: 'Nadia Newman',
  access: 'staff',
  kind: 'staff',
  status: 'active',
  ...facts,
});

const accesses = fc.constantFrom(...staffAccess.values);
const kinds = fc.constantFrom(...staffKind.values);
const actors = fc.record({ employeeId: fc.constantFrom('me', 'other'), access: accesses, kind: kinds });
const subjects = fc.record({
  id: fc.constantFrom('me', 'other'),
  fullName: fc.constant('Nadia Newman'),
  access: accesses,
  kind: kinds,
  status: fc.constantFrom(...accountStatus.values),
});

describe('who may change the team', () => {
  it.each([
    ['owner', 'staff', true],
    ['admin', 'staff', true],
    ['staff', 'staff', false],
    ['view-only', 'staff', false],
    ['owner', 'trade-company', false],
    ['admin', 'trade-company', false],
  ] as const)('%s (%s): %s', (access, kind, may) => {
    const actor = actorOf(access, kind);
    const newcomer = subject({ status: 'pending' });
    const refusals = [
      whyNotChangeTeam(actor),
      whyNotAddWith(actor, 'admin', 'staff'),
      whyNotInvite(actor, newcomer),
      whyNotCancelInvitation(actor, newcomer),
      whyNotChangeEmail(actor, newcomer),
      whyNotSetAccess(actor, newcomer, 'admin', 'staff'),
      whyNotRemove(actor, newcomer),
    ];
    for (const whyNot of refusals) expect(whyNot).toBe(may ? null : 'Only an owner or admin can change the team.');
  });
});

describe("the team's rules, for any actor and any member", () => {
  const always = (rule: (actor: TeamActor, member: TeamSubject, access: StaffAccess, kind: StaffKind) => void) =>
    fc.assert(fc.property(actors, subjects, accesses, kinds, rule));

  it('never let a form make an owner, or unmake one', () =>
    always((actor, member, access, kind) => {
      const isChange = access !== member.access || kind !== member.kind;
      if (isChange && (access === 'owner' || member.access === 'owner'))
        expect(whyNotSetAccess(actor, member, access, kind)).not.toBeNull();
      expect(whyNotAddWith(actor, 'owner', kind)).not.toBeNull();
    }));

  it('never let anyone change their own access, or remove themselves', () =>
    always((actor, member, access, kind) => {
      const self = { ...member, id: actor.employeeId };
      const isChange = access !== self.access || kind !== self.kind;
      if (isChange) expect(whyNotSetAccess(actor, self, access, kind)).not.toBeNull();
      expect(whyNotRemove(actor, self)).not.toBeNull();
    }));

  it('never remove the owner', () =>
    always((actor, member) => {
      expect(whyNotRemove(actor, { ...member, access: 'owner' })).not.toBeNull();
    }));

  it('transfer the home only from the owner to another of its own people who has joined', () =>
    always((actor, member) => {
      const may = whyNotMakeOwner(actor, member) === null;
      const isOwner = actor.access === 'owner' && actor.kind === 'staff';
      const canOwn = member.kind === 'staff' && member.status === 'active' && member.access !== 'owner';
      expect(may).toBe(isOwner && canOwn && member.id !== actor.employeeId);
    }));

  it('never let anyone change the sign-in or the invitation of someone with more access', () =>
    always((actor, member) => {
      if (actor.employeeId === member.id || !isAbove(member, actor)) return;
      for (const rule of [whyNotResetSecondFactor, whyNotInvite, whyNotCancelInvitation, whyNotChangeEmail])
        expect(rule(actor, member)).not.toBeNull();
    }));

  it('let support reset the second factor of anyone with no more access than the person it acts for', () =>
    always((actor, member) => {
      const as = (access: 'owner' | 'admin', isSupport?: true) => ({ ...actor, access, kind: 'staff' as const, isSupport });
      const [admin, joined] = [as('admin'), member.status === 'active'];
      expect(whyNotResetSecondFactor(as('owner', true), member) === null).toBe(joined);
      expect(whyNotResetSecondFactor(as('admin', true), member) === null).toBe(joined && member.access !== 'owner');
      const mayReset = member.status === 'active' && member.access !== 'owner' && member.id !== actor.employeeId;
      expect(whyNotResetSecondFactor(admin, member) === null).toBe(mayReset);
    }));

  it("don't let support acting for an owner change admins, or who is one", () =>
    always((actor, member, access, kind) => {
      const support = { ...actor, access: 'owner' as const, kind: 'staff' as const, isSupport: true as const };
      const isAdmin = (level: StaffAccess) => level === 'owner' || level === 'admin';
      expect(whyNotMakeOwner(support, member)).toBe('Yarrow support can’t transfer ownership. Only the owner can.');
      if (isAdmin(access)) expect(whyNotAddWith(support, access, kind)).not.toBeNull();
      if (isAdmin(member.access))
        for (const rule of [whyNotRemove, whyNotInvite, whyNotCancelInvitation, whyNotChangeEmail])
          expect(rule(support, member)).not.toBeNull();
      if (access !== member.access && (isAdmin(access) || isAdmin(member.access)))
        expect(whyNotSetAccess(support, member, access, kind)).not.toBeNull();
    }));

  it("don't let support give anyone more than support has, directly or by an invitation that someone else receives", () =>
    always((actor, member, access, kind) => {
      const support = { ...actor, access: 'owner' as const, kind: 'staff' as const, isSupport: true as const };
      if (kind === 'staff' && can({ access, kind }, 'social-security.reveal')) {
        expect(whyNotAddWith(support, access, kind)).not.toBeNull();
        if (access !== member.access || kind !== member.kind)
          expect(whyNotSetAccess(support, member, access, kind)).not.toBeNull();
      }
      if (member.kind === 'staff' && can(member, 'social-security.reveal'))
        expect(whyNotChangeEmail(support, member)).not.toBeNull();
      expect(whyNotInvite(support, member)).toContain('Yarrow support can’t invite anyone');
      expect(whyNotAddWith(support, 'view-only', 'staff')).toBeNull();
      expect(whyNotAddWith(support, 'bookkeeper', 'staff')).toBeNull();
      expect(whyNotAddWith(support, 'staff', 'trade-company')).toBeNull();
    }));

  it('let an owner and an admin do the same to everyone else, except transfers of ownership', () =>
    always((actor, member, access, kind) => {
      if (member.access === 'owner') return;
      const as = (own: StaffAccess) => ({ ...actor, access: own, kind: 'staff' as const });
      for (const rule of [whyNotRemove, whyNotInvite, whyNotCancelInvitation, whyNotChangeEmail])
        expect(rule(as('admin'), member)).toBe(rule(as('owner'), member));
      expect(whyNotSetAccess(as('admin'), member, access, kind)).toBe(whyNotSetAccess(as('owner'), member, access, kind));
    }));

  it("invite people who haven't joined, cancel open invitations, and keep the email of people who sign in", () =>
    always((_, member) => {
      if (member.access === 'owner') return;
      const admin = actorOf('admin');
      expect(whyNotInvite(admin, member) === null).toBe(member.status !== 'active');
      expect(whyNotCancelInvitation(admin, member) === null).toBe(member.status === 'pending');
      expect(whyNotChangeEmail(admin, member) === null).toBe(member.status !== 'active');
    }));
});

describe('the reasons', () => {
  it('name what has to be done first', () => {
    expect(whyNotRemove(actorOf('admin'), subject({ access: 'owner' }))).toBe('Transfer ownership first.');
    expect(whyNotMakeOwner(actorOf('admin'), subject())).toBe('Only the owner can transfer ownership.');
    expect(whyNotMakeOwner(actorOf('owner'), subject({ status: 'pending' }))).toBe('Nadia Newman has to join the team first.');
    expect(whyNotShow('trade-company')).toBe('A trade company is not shown among the people of the home.');
    expect(whyNotShow('staff')).toBeNull();
    expect(whyNotWithout('trade-company', [])).toBe('Choose at least one thing that the company does.');
    expect(whyNotWithout('trade-company', ['crematory'])).toBeNull();
    expect(whyNotWithout('staff', [])).toBeNull();
  });
});
