import { describe, expect, it } from 'vitest';
import type { FoundField } from '#shared/contract/system-documents.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { fieldOfForm } from './field-of-form.ts';

const id = '018f4a2b-0000-7000-8000-000000000001';
const found: FoundField = {
  name: 'form1[0].#subform[2].LastName[0]',
  label: null,
  kind: 'text',
  page: 1,
  places: [],
  options: [],
  isMultiline: false,
  combLength: null,
  fontSize: null,
  alignment: 'left',
  isRequired: false,
};
const fieldOf = (more: Partial<FoundField>, others: readonly Partial<FoundField>[] = []) => {
  const one = { ...found, ...more };
  return fieldOfForm(one, id, [one, ...others.map((other) => ({ ...found, ...other }))]);
};

describe('a field for one of a PDF', () => {
  it('is called what a screen reader calls it, or by the last part of its name', () => {
    expect(fieldOf({}).name).toBe('Last Name');
    expect(fieldOf({ label: ' Last  name of the\nveteran ' }).name).toBe('Last name of the veteran');
    expect(fieldOf({ name: '[0]' }).name).toBe('Field');
  });

  it('is called with its parent where a person named both, or where only that tells it from another', () => {
    expect(fieldOf({ name: 'deceased.name' }).name).toBe('deceased name');
    expect(fieldOf({ name: 'a.person.name' }, [{ name: 'b.person.name' }]).name).toBe('a person name');
    const rows = ['form1[0].#subform[2].Spouse[0].LastName[0]', 'form1[0].#subform[2].Veteran[0].LastName[0]'];
    expect(fieldOf({ name: rows[0]! }, [{ name: rows[1]! }]).name).toBe('Spouse Last Name');
    expect(fieldOf({ name: 'form1[0].LastName[0]' }, [{ name: 'form1[0].LastName[1]' }]).name).toBe('Last Name');
    expect(fieldOf({}, [{ name: 'LastName', label: 'Last Name' }]).name).toBe('Last Name');
  });

  it('keeps boxes, lines, alignment, and a type size within the limits', () => {
    expect(fieldOf({ combLength: 9, alignment: 'center' })).toMatchObject({
      combLength: 9,
      alignment: 'center',
      lines: 'single',
    });
    expect(fieldOf({ isMultiline: true, fontSize: 24 })).toMatchObject({ lines: 'multi', fontSize: 12 });
    expect(fieldOf({ combLength: 2000 }).combLength).toBeUndefined();
  });

  it('has options with different values, also if two read alike', () => {
    const options = [
      { value: '/0', label: 'Yes' },
      { value: '/1', label: 'Yes' },
      { value: '', label: '' },
    ];
    expect(fieldOf({ kind: 'radio', options }).options).toEqual([
      { value: 'Yes', label: 'Yes', pdfValue: '/0' },
      { value: 'Option 2', label: 'Yes', pdfValue: '/1' },
      { value: 'Option 3', label: 'Option 3', pdfValue: '' },
    ]);
  });

  it('is one that a template may have', () => {
    for (const kind of ['text', 'check', 'date', 'radio', 'dropdown', 'signature'] as const)
      expect(documentFieldSchema.safeParse(fieldOf({ kind })).success).toBe(true);
  });
});
