import { describe, expect, it } from 'vitest';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { whyNotAddWith } from '#shared/team/member-can.ts';
import { whenWordsIn } from '#web/parts/when-words.ts';
import { findMembers } from './find-members.ts';
import { invitationWords } from './invitation-words.ts';
import { fieldsOf, newFieldsBy, supportMayGive, valueWords } from './member-labels.ts';

const row = (facts: Partial<TeamMemberRow> = {}): TeamMemberRow => ({
  id: 'one',
  providerLocationId: 'home',
  fullName: 'Inês Pereira',
  firstName: 'Inês',
  lastName: 'Pereira',
  email: 'ines@averell.example',
  phone: '(617) 555-0134',
  title: 'Bookkeeper',
  kind: 'staff',
  access: 'view-only',
  status: 'active',
  isFuneralDirector: false,
  isVisibleInProfilePage: false,
  version: 1,
  ...facts,
});

describe('finding someone on the team', () => {
  const team = [
    row(),
    row({ id: 'two', fullName: 'Peter Osei', email: 'peter@averell.example', title: 'Coordinator', status: 'pending' }),
  ];
  const found = (words: string, status: TeamMemberRow['status'] | '' = '') =>
    findMembers(team, { words, status }).map(({ id }) => id);

  it.each([
    ['', ['one', 'two']],
    ['  ', ['one', 'two']],
    ['ines', ['one']],
    ['PEREIRA inês', ['one']],
    ['averell', ['one', 'two']],
    ['555-0134 peter', ['two']],
    ['bookkeeper', ['one']],
    ['view only', ['one', 'two']],
    ['pending', ['two']],
    ['ines peter', []],
  ])('%j finds %j', (words, ids) => expect(found(words)).toEqual(ids));

  it('combines words and status', () => {
    expect(found('averell', 'pending')).toEqual(['two']);
    expect(found('ines', 'pending')).toEqual([]);
  });
});

describe('the words for an invitation', () => {
  const invitation = { id: 'i', sentOn: '2026-07-01T12:00:00.000Z', expiresOn: '2026-07-08T12:00:00.000Z' };
  const pending = row({ status: 'pending', invitation });
  it('say when it was sent and until when it works', () => {
    expect(invitationWords(pending, whenWordsIn(), new Date('2026-07-03T12:00:00.000Z'))).toBe(
      'Invited on July 1, 2026. The link works until July 8, 2026.',
    );
  });
  it('say that it has expired, to the moment', () => {
    const words = (at: string) => invitationWords(pending, whenWordsIn(), new Date(at));
    expect(words('2026-07-08T12:00:00.000Z')).toMatch(/^Invited on July 1, 2026\. The link expired today at /);
    expect(words('2026-07-08T11:59:59.000Z')).toMatch(/The link works until today at /);
  });
  it('are empty for someone who has joined', () => expect(invitationWords(row(), whenWordsIn())).toBeNull());
});

describe('the value of a field', () => {
  it('reads as on the screen', () => {
    const fields = fieldsOf(row({ isFuneralDirector: true }));
    expect(valueWords('access', fields)).toBe('View only');
    expect(valueWords('kind', fields)).toBe('Staff');
    expect(valueWords('isFuneralDirector', fields)).toBe('Yes');
    expect(valueWords('isVisibleInProfilePage', fields)).toBe('No');
    expect(valueWords('title', fields)).toBe('Bookkeeper');
  });
});

describe('a new member', () => {
  const admin = { employeeId: 'two', access: 'admin', kind: 'staff' } as const;
  const support = { ...admin, isSupport: true } as const;
  it('begins as staff, or at a level that support may give', () => {
    expect(newFieldsBy(admin).access).toBe('staff');
    const { access } = newFieldsBy(support);
    expect(whyNotAddWith(support, access, 'staff')).toBeNull();
  });
  it('tells support which levels it may give, and nobody else', () => {
    expect(supportMayGive(admin)).toBeNull();
    expect(supportMayGive(support)).toBe(
      'Yarrow support can give these levels: Bookkeeper, View only. The owner or an admin can give the others.',
    );
  });
});
