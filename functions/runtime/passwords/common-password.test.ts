import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { commonPasswords } from './common-passwords.ts';

describe('isCommonPassword', () => {
  it.each([
    'password123',
    'Password123!',
    'P@ssw0rd2024',
    '1234567890',
    '9876543210',
    'qwertyuiop',
    'QWERTYUIOP123',
    'asdfghjkl;',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '1212121212',
    'iloveyou2026',
    '!!sunshine!!',
    'Yarrow2026!',
    'correcthorsebatterystaple',
    'ｐａｓｓｗｏｒｄ１２３',
  ])('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['ellen.marsh@example.com', 'ellen.marsh1950', 'EllenMarsh12', '12ellenmarsh'])(
    'refuses %s of the person themselves',
    (password) => expect(isCommonPassword(password, ['ellen.marsh@example.com', 'EllenMarsh'])).toBe(true),
  );

  it.each([
    'kettle and violin',
    'the blue heron at dusk',
    'Tr0ubador&3',
    'мамин сад весной',
    'garden-lamp-51',
    'q7#Vm2!xLp',
    '葬儀の花束と青い空の下で',
  ])('accepts %s', (password) => expect(isCommonPassword(password, ['ellen.marsh@example.com', 'Ellen', 'Marsh'])).toBe(false));

  it('has a few hundred on its list, each long enough to pass the length rule', () => {
    const long = [...commonPasswords].filter((password) => password.length >= 10);
    expect(long.length).toBeGreaterThan(300);
  });

  it('accepts random passwords of ten characters or more, and never fails on any text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        fc.pre(new Set(bytes).size > 9);
        return !isCommonPassword(Buffer.from(bytes).toString('base64'));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 128 }), (text) => typeof isCommonPassword(text) === 'boolean'),
    );
  });
});
