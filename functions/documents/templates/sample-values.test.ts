import { describe, expect, it } from 'vitest';
import { documentFieldSchema } from '#shared/model/document.ts';
import { problemWords, sampleValues } from './sample-values.ts';

const id = '018f4a2b-0000-7000-8000-000000000001';
const field = (more: object) =>
  documentFieldSchema.parse({ id, name: 'Place', fieldType: 'string', valueSource: 'identifier', pdfFieldName: 'f', ...more });
const filledIn = (more: object) => sampleValues([field(more)]).fields.f;
const options = [
  { value: 'f', label: 'Female', pdfValue: '/0' },
  { value: 'm', label: 'Male' },
];

describe('a preview', () => {
  it('shows what a fact is called, a text as it is, and what a rule gives', () => {
    expect(filledIn({ identifier: 'decedentLastName' })).toMatch(/last name/i);
    expect(filledIn({ valueSource: 'static', staticValue: 'No' })).toBe('No');
    expect(filledIn({ valueSource: 'json-logic', logic: { var: 'dispositionType' } })).toBe('cremation');
    expect(filledIn({ valueSource: 'json-logic', logic: { '==': [{ var: 'timing' }, 'x'] } })).toBe('Place');
    expect(filledIn({ identifier: 'nobodyHasThisName' })).toBe('Place');
  });

  it('fits the kind of field', () => {
    expect(filledIn({ pdfFieldType: 'check' })).toBe(true);
    expect(filledIn({ pdfFieldType: 'date', identifier: 'dateOfDeath' })).toBe('2026-11-20');
    expect(filledIn({ pdfFieldType: 'radio', options })).toBe('/0');
    expect(filledIn({ combLength: 12 })).toBe('123456789012');
    expect(sampleValues([field({ pdfFieldType: 'signature' })])).toEqual({ fields: {}, placed: [] });
  });

  it('chooses the first of the radio buttons that are placed', () => {
    const place = { page: 1, x: 0, y: 0, width: 9, height: 9 };
    const more = { pdfFieldName: undefined, pdfFieldType: 'radio', options, placements: [place, { ...place, x: 20 }] };
    expect(sampleValues([field(more)]).placed.map(({ value }) => value)).toEqual([true, false]);
  });

  it('names the field of the template that has a problem', () => {
    const problem = { field: 'f', problem: 'no-such-option', detail: 'Yes' } as const;
    expect(problemWords(problem, [field({})])).toEqual({ fieldId: id, message: 'Place: The PDF has no option “Yes.”' });
    expect(problemWords({ ...problem, field: 'g' }, [])).toEqual({ fieldId: null, message: 'The PDF has no option “Yes.”' });
  });
});
