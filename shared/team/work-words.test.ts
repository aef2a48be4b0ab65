import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../model/employee.ts';
import { workWords } from './work-words.ts';

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
    expect(workWords(member(), [member(), ...others], home)).toEqual([]);
  });

  it('is everything that would change, most important first', () => {
    const joined = member({
      status: 'active',
      isFuneralDirector: true,
      isVisibleInProfilePage: true,
      licenseNumber: 'ma-fd 1234',
    });
    expect(workWords(joined, [joined], home)).toEqual([
      'They lose access to Larkspur Lane immediately, on every device. They keep their account.',
      'They’re the only person on your public page. It will then show no one.',
      'They are the only funeral director of the team.',
      'Their license number ma-fd 1234 is the one in your general information, and stays there until you change it.',
    ]);
  });

  it('counts neither trade companies nor the member among the others', () => {
    const director = member({ isFuneralDirector: true, isVisibleInProfilePage: true });
    const trade = member({ id: 'three', kind: 'trade-company', isFuneralDirector: true, isVisibleInProfilePage: true });
    expect(workWords(director, [director, trade], home)).toHaveLength(2);
    expect(workWords(director, [director, ...others], home)).toEqual(['They are taken off your page for families.']);
  });

  it('includes an open invitation, but no empty license', () => {
    const invited = member({ status: 'pending', licenseNumber: '' });
    expect(workWords(invited, [invited], { ...home, licenseNumber: '' })).toEqual([
      'The invitation that was sent to nadia@example.com stops working.',
    ]);
  });
});
