import { describe, expect, it } from 'vitest';
import { identifierOf } from '#shared/identifiers/case-values.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { sampleCase } from '#shared/model/enumerations/document.ts';
import { caseFilling } from './sample-case-values.ts';
import { sampleFacts } from './sample-cases.ts';
import { sampleValues } from './sample-values.ts';

const id = '018f4a2b-0000-7000-8000-000000000001';
const field = (more: object) =>
  documentFieldSchema.parse({ id, name: 'Place', fieldType: 'string', valueSource: 'identifier', pdfFieldName: 'f', ...more });
const cases = sampleCase.values.filter((each) => each !== 'names');

describe('a made-up case', () => {
  it.each(cases)('knows facts that a case has: %s', (sample) => {
    const facts = sampleFacts(sample);
    expect(Object.keys(facts).filter((name) => identifierOf(name) === undefined)).toEqual([]);
    for (const name of ['decedentFullName', 'dateOfDeath', 'residence', 'nextOfKinFullName', 'nextOfKinRelationship', 'homeName'])
      expect(facts[name], name).toBeDefined();
  });

  it('has long names, other scripts, a veteran, and a child', () => {
    expect(String(sampleFacts('cremation-long-names').decedentFullName).length).toBeGreaterThan(60);
    expect(String(sampleFacts('other-scripts').fatherName)).toMatch(/\p{Script=Arabic}/u);
    expect(sampleFacts('burial-veteran')).toMatchObject({ isVeteran: true, dispositionGroup: 'burial' });
    expect(sampleFacts('child')).toMatchObject({ ageAtDeath: 0 });
  });
});

describe('a preview with a made-up case', () => {
  const fill = caseFilling('burial-veteran', [
    { identifier: 'greeting', logic: { cat: ['Dear ', { var: 'nextOfKinFirstName' }] } },
    { identifier: 'loop', logic: { cat: [{ var: 'loop' }, '!'] } },
  ]);
  const value = (more: object) => fill(field(more))?.value;

  it('says facts as people read them', () => {
    expect(value({ identifier: 'decedentFullName' })).toBe('Walter James Okafor Jr.');
    expect(value({ identifier: 'nextOfKinRelationship' })).toBe('Wife');
    expect(value({ identifier: 'residence' })).toBe('7 Quail Street, Albany, NY 12206');
    expect(value({ identifier: 'bodyHeight' })).toBe('5 ft 11 in');
    expect(value({ identifier: 'dateOfDeath' })).toBe('November 20, 2026');
    expect(value({ identifier: 'dateOfDeath', pdfFieldType: 'date' })).toBe('2026-11-20');
    expect(value({ valueSource: 'static', staticValue: 'Copy' })).toBe('Copy');
  });

  it('works out rules and data fields, also one that reads itself', () => {
    expect(value({ valueSource: 'json-logic', logic: { cat: [{ var: 'decedentLastName' }, '!'] } })).toBe('Okafor!');
    expect(value({ identifier: 'greeting' })).toBe('Dear Ruth');
    expect(value({ identifier: 'loop' })).toBe('!');
  });

  it('checks, chooses the right option, and leaves empty what the case doesn’t know', () => {
    const options = [
      { value: 'female', label: 'Female', pdfValue: '/0' },
      { value: 'male', label: 'Male', pdfValue: '/1' },
    ];
    const place = { page: 1, x: 0, y: 0, width: 9, height: 9 };
    expect(value({ identifier: 'isVeteran', pdfFieldType: 'check' })).toBe(true);
    expect(value({ identifier: 'gender', pdfFieldType: 'radio', options })).toBe('/1');
    const radio = field({ identifier: 'gender', pdfFieldType: 'radio', options, placements: [place, { ...place, x: 20 }] });
    expect(sampleValues([radio], fill).placed.map((each) => each.value)).toEqual([false, true]);
    expect(fill(field({ identifier: 'alsoKnownAs' }))).toBeUndefined();
    expect(fill(field({ identifier: 'nobodyHasThisName' }))).toBeUndefined();
    expect(fill(field({ pdfFieldType: 'signature' }))).toBeUndefined();
  });
});
