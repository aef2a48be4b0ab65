import { describe, expect, it } from 'vitest';
import { maskSocialSecurityNumber, typedSocialSecurityNumber } from '#shared/values/social-security-number.ts';

describe('a Social Security number', () => {
  it('is read in the ways that people type it', () => {
    for (const typed of ['219-09-9999', '219099999', ' 219 09 9999 ', '219–09–9999', '21909-9999'])
      expect(typedSocialSecurityNumber(typed), typed).toBe('219-09-9999');
    for (const typed of ['', '219-09-999', '219-09-99999', '•••-••-9999', '219.09.9999x', '2-1909-9999'])
      expect(typedSocialSecurityNumber(typed), typed).toBeUndefined();
  });

  it('is masked whether it is sealed or from before', () => {
    expect(maskSocialSecurityNumber('219-09-9999')).toBe('•••-••-9999');
    expect(maskSocialSecurityNumber({ lastFour: '9999' })).toBe('•••-••-9999');
  });
});
