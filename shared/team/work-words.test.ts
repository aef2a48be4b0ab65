import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../model/employee.ts';
import { whyNotWith, workWords } from './work-words.ts';

const member = (facts: Partial<StaffMember> = {}): StaffMember => ({
  id: 'one',
  providerLocationId: 'home',
  fullName: 'Nadia Newman',
  firstName: 'Nadia',
  lastName: 'Newman',
  email: 'nadia@example.com',
  phone: '',
  kind: 'staff',
  access: 'staff',
  status: 'not-invited',
  isFuneralDirector: false,
  isVisibleInProfilePage: false,
  ...facts,
});
const home = { name: 'Larkspur Lane', licenseNumber: 'MA-FD 1234' };
const others = [member({ id: 'two', isFuneralDirector: true, isVisibleInProfilePage: true })];

describe('what would change if a member left', () => {
  it('is nothing if they never joined and nobody sees them', () => {
    expect(workWords(member(), [member(), ...others], home, 0)).toEqual([]);
  });

  it('is everything that would change, most important first', () => {
    const joined = member({
      status: 'active',
      isFuneralDirector: true,
      isVisibleInProfilePage: true,
      licenseNumber: 'ma-fd 1234',
    });
    expect(workWords(joined, [joined], home, 0)).toEqual([
      'They lose access to Larkspur Lane immediately, on every device. They keep their account.',
      'They’re the only person on your public page. It will then show no one.',
      'They are the only funeral director of the team.',
      'Their license number ma-fd 1234 is the one in your general information, and stays there until you change it.',
    ]);
  });

  it('includes the tasks that would be left, as far as they were counted', () => {
    const words = (count: number) => workWords(member(), [member(), ...others], home, count)[0]?.split(':')[0];
    expect([0, 1, 12, 100].map(words)).toEqual([
      undefined,
      '1 open task is on their list',
      '12 open tasks are on their list',
      '100 or more open tasks are on their list',
    ]);
  });

  it('counts neither trade companies nor the member among the others', () => {
    const director = member({ isFuneralDirector: true, isVisibleInProfilePage: true });
    const trade = member({ id: 'three', kind: 'trade-company', isFuneralDirector: true, isVisibleInProfilePage: true });
    expect(workWords(director, [director, trade], home, 0)).toHaveLength(2);
    expect(workWords(director, [director, ...others], home, 0)).toEqual(['They are taken off your page for families.']);
  });

  it('includes an open invitation, but no empty license', () => {
    const invited = member({ status: 'pending', licenseNumber: '' });
    expect(workWords(invited, [invited], { ...home, licenseNumber: '' }, 0)).toEqual([
      'The invitation that was sent to nadia@example.com stops working.',
    ]);
  });
});

describe('a trade company that has people', () => {
  const company = member({ fullName: 'Tristan Teal', kind: 'trade-company' });
  const people = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ decedentFullName: `Person ${nth + 1}`, caseNumber: `2026-000${nth + 1}` }));

  it('can’t be removed before they are back, and each is named with the case', () => {
    expect(whyNotWith(company, [])).toBeNull();
    expect(whyNotWith(company, people(1))).toBe(
      'Tristan Teal has Person 1 (case 2026-0001). First take them over with a hand-off on the Custody page of the case.',
    );
    expect(whyNotWith(company, people(2))).toBe(
      'Tristan Teal has Person 1 (case 2026-0001) and Person 2 (case 2026-0002). First take each over with a hand-off on the Custody page of their case.',
    );
  });

  it('says how many there are beyond the first ten', () => {
    expect(whyNotWith(company, people(11))).toContain('Person 10 (case 2026-00010), and 1 other person.');
    expect(whyNotWith(company, people(14))).toContain(', and 4 other people.');
  });
});
