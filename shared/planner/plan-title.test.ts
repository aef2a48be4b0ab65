import { describe, expect, it } from 'vitest';
import { planSubject, planTitle } from './plan-title.ts';

const contact = {
  contactType: 'contact' as const,
  firstName: 'Ellen',
  middleName: '',
  lastName: 'Marsh',
  email: 'ellen.marsh@example.com',
  phoneNumber: '',
};
const decedent = { contactType: 'decedent' as const, firstName: 'George', middleName: 'A.', lastName: 'Marsh' };

describe('the name of a plan', () => {
  it("is the family's own name for it first", () => {
    expect(planTitle({ name: 'Dad', type: 'someone-else', contacts: [contact, decedent] })).toBe('Dad');
  });

  it('mentions the person it is for', () => {
    expect(planTitle({ name: ' ', type: 'someone-else', contacts: [contact, decedent] })).toBe('Plan for George A. Marsh');
    expect(planTitle({ name: '', type: 'myself', contacts: [contact] })).toBe('Plan of Ellen Marsh');
  });

  it('is generic while nobody is named', () => {
    expect(planSubject({ type: 'myself', contacts: [] })).toBe('');
    expect(planTitle({ name: '', type: 'myself', contacts: [] })).toBe('My own plan');
    expect(planTitle({ name: '', type: 'someone-else', contacts: [contact] })).toBe('A plan');
  });
});
