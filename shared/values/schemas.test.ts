import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  calendarDate,
  cents,
  email,
  guid,
  instant,
  line,
  lines,
  optionalPhone,
  phone,
  requiredLine,
  requiredLines,
  timeZone,
  webAddress,
  zipCode,
} from './schemas.ts';

const faults = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map((issue) => issue.message);

describe('schemas of values', () => {
  it('keep what they accept in one form', () => {
    expect(email.parse(' Ann@Example.com ')).toBe('ann@example.com');
    expect(phone.parse('617.555.0134')).toBe('(617) 555-0134');
    expect(optionalPhone.parse('')).toBe('');
    expect(guid.parse('018F4A2B-0000-7000-8000-000000000000')).toBe('018f4a2b-0000-7000-8000-000000000000');
    expect(requiredLine(9).parse(' Jose\u0301 ')).toBe('Jos\u00e9');
    expect(lines(9).parse(' a\r\nb ')).toBe('a\nb');
    expect(line(9).parse('  ')).toBe('');
  });

  it("name faults in the screen's words, one at a time", () => {
    expect(faults(email, '')).toEqual(['Required']);
    expect(faults(email, '  ')).toEqual(['Required']);
    expect(faults(email, 'ann@')).toEqual(['Invalid Email']);
    expect(faults(phone, '617')).toEqual(['Invalid phone number']);
    expect(faults(requiredLine(9), ' ')).toEqual(['Required']);
    expect(faults(requiredLine(9, 'Required field.'), '')).toEqual(['Required field.']);
    expect(faults(requiredLine(9), '\u3164\u200b')).toEqual(['Required']);
    expect(faults(requiredLine(9), '🕊️')).toEqual(['Use at least one letter or number']);
    expect(faults(requiredLines(9), '...')).toEqual(['Use at least one letter or number']);
    expect(faults(line(9), 'a\u202eb')).toEqual(['Contains hidden characters. Type it again.']);
  });

  it("refuse what can't be stored", () => {
    const bad: [z.ZodType, unknown][] = [
      [cents, 1.5],
      [cents, -1],
      [cents, '100'],
      [cents, Number.MAX_SAFE_INTEGER],
      [calendarDate, '2025-02-29'],
      [instant, '2026-03-04T10:00:00Z'],
      [timeZone, 'Mars/Olympus'],
      [zipCode, '0210'],
      [line(3), 'abcd'],
      [line(9), 'a\u0000b'],
      [line(9), '\ud83d'],
      [line(9), 'a\nb'],
      [email, `${'a'.repeat(64)}@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`],
    ];
    for (const [schema, value] of bad) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false);
  });

  it('link only to the web', () => {
    for (const good of ['https://home.example.com/a?b=c', 'http://example.org'])
      expect(webAddress.safeParse(good).success, good).toBe(true);
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      'example.com',
      'https://',
      '//example.com',
    ]) {
      expect(webAddress.safeParse(bad).success, bad).toBe(false);
    }
  });
});
