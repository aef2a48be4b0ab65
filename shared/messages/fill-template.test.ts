import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, placeholders, unfilledIn, unknownIn } from './fill-template.ts';

const values = {
  familyName: 'Priya Raman',
  homeName: 'Averell & Daughters',
  directorName: 'Joan Averell',
  homePhone: '(617) 555-0100',
};

describe('a template', () => {
  it('is filled in with what is known, however often and with whatever space it asks', () => {
    expect(fillTemplate('Dear {familyName}, call { homePhone }. {familyName}!', values)).toBe(
      'Dear Priya Raman, call (617) 555-0100. Priya Raman!',
    );
  });

  it('keeps what is not known visible, and names it', () => {
    const text = fillTemplate('From {directorName} at {homeName}', { ...values, directorName: '' });
    expect(text).toBe('From {directorName} at Averell & Daughters');
    expect(unfilledIn(text)).toEqual(['directorName']);
  });

  it('tells unknown names in braces from placeholders', () => {
    expect(unknownIn('{familyName} and {caseNumber} and { x }')).toEqual(['caseNumber', 'x']);
    expect(unknownIn('{ } {two words} {{}}')).toEqual([]);
  });

  it('does not fill in what a name brought along', () => {
    expect(fillTemplate('{familyName}', { ...values, familyName: '{homePhone}' })).toBe('{homePhone}');
  });

  it('has nothing left to fill in once all values are known and none has braces', () => {
    const plain = fc.string({ minLength: 1 }).filter((text) => !/[{}]/.test(text));
    const all = fc.record({ familyName: plain, homeName: plain, directorName: plain, homePhone: plain });
    const part = fc.oneof(
      plain,
      fc.constantFrom(...Object.keys(placeholders)).map((name) => `{${name}}`),
    );
    fc.assert(
      fc.property(fc.array(part), all, (parts, known) => {
        expect(unfilledIn(fillTemplate(parts.join(' '), known))).toEqual([]);
      }),
    );
  });
});
